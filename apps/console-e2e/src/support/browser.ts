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
