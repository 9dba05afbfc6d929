import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Each test draws pages in a process of its own, which ends before what V8's last compiler makes for it is worth its time.
  '--js-flags=--max-opt=1',
  '--process-per-site',
];

/** Chromium without the windows that nobody sees, which takes half the time. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

/** Starts the system's Chromium, or the one that `CHROMIUM` names. */
export function launchBrowser(): Promise<Browser> {
  const installed = existsSync(HEADLESS) ? HEADLESS : '/usr/bin/chromium';
  const executablePath = process.env['CHROMIUM'] ?? installed;
  return chromium.launch({ executablePath, args: ARGUMENTS });
}

/** Opens a page for a person who has never been here. */
export async function newPerson(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(15_000);
  return context.newPage();
}
