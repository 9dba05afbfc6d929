import { PAGES } from '@wordgrove/contracts';
import type { Locator, Page } from 'playwright-core';
import { faultsInThisWindow, faultsOf, loaded, WINDOWS } from './accessibility.js';
import { authorizeUrl } from './client-application.js';
import type { Member } from './given.js';
import { armed, openWaiting } from './inbox.js';
import { useJourney } from './journey.js';

const journey = useJourney();

const SIGNED_OUT: string[] = [PAGES.welcome, PAGES.signIn, PAGES.signUp, PAGES.goodbye];

// A name of 96 letters, with no place to break.
const LONG_NAME = 'Wortschatzverwaltungsein'.repeat(4);

let admin: Member;
let pages: string[];

beforeAll(async () => {
  const { given, client, url } = journey();
  admin = await given.admin();
  const scopes = ['words:read', 'words:write'] as const;
  const registered = await given.application(admin, client.redirectUri, [...scopes], LONG_NAME);
  const waiting = await given.application(admin, client.redirectUri, [...scopes], 'Waiting Notes');
  await admin.call('POST', `applications/${waiting.application.id}/submit`);
  const { id, client_id: clientId } = registered.application;
  const request = { clientId, redirectUri: client.redirectUri, scope: scopes.join(' ') };
  const addresses = Object.values(PAGES)
    .filter((path) => !SIGNED_OUT.includes(path))
    .map((path) => path.replace(':id', path === PAGES.user ? admin.user.id : id));
  pages = [
    ...addresses,
    `/admin/review?application=${waiting.application.id}`,
    '/consent?request=unknown',
    '/there-is-no-such-page',
    authorizeUrl(url, { ...request, state: 'xyz' }),
  ];
});

/** Opens the menu that has the colours: that of the header or, on phones, the one at the bottom. */
async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: isPhone(page) ? 'Menu' : /^Colours/ }).click();
  await inMenu(page).waitFor();
}

/** Closes the menu. A key that comes while it closes may be lost. */
async function closeMenu(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await inMenu(page).waitFor({ state: 'hidden' });
}

function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}

function inMenu(page: Page): Locator {
  return isPhone(page)
    ? page.getByText('System', { exact: true })
    : page.getByRole('menuitemradio', { name: 'Dark' });
}

/** Notes what a page asks other hosts for, and what its policy stops. */
function strayingOf(page: Page): string[] {
  const strays: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(journey().url)) strays.push(request.url());
  });
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) strays.push(message.text());
  });
  return strays;
}

async function faultsAt(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await loaded(page);
  return faultsOf(page);
}

/** Returns the faults of a form full of faults, an open menu, the search and an open dialog. */
async function faultsOfStates(page: Page): Promise<string[]> {
  await page.goto('/my-applications/new');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  const faults = await faultsInThisWindow(page);
  await openMenu(page);
  faults.push(...(await faultsInThisWindow(page)));
  await closeMenu(page);
  await page.keyboard.press('Control+K');
  await page.getByRole('textbox', { name: 'Search or jump to' }).fill('audit');
  await page.getByRole('button', { name: 'Audit log' }).waitFor();
  faults.push(...(await faultsInThisWindow(page)));
  await openWaiting(page, 'Waiting Notes');
  await (await armed(page, 'Reject Waiting Notes')).click();
  await page.getByLabel('Reason').waitFor();
  faults.push(...(await faultsInThisWindow(page)));
  return faults;
}

/** Every other address: those that are loaded in this window. The other file loads the rest in the other one. */
function inTurn(addresses: readonly string[], window: keyof typeof WINDOWS): string[] {
  return addresses.filter((_address, at) => (at % 2 === 0) === (window === 'narrow'));
}

/**
 * Tests every page in windows of both widths. Half of them are loaded in each, and then their window changes.
 * Each half has a test file of its own, so that they run side by side.
 */
export function describeEveryPage(window: keyof typeof WINDOWS): void {
  const options = WINDOWS[window];
  describe(`every page, in light and dark, loaded in a ${window} window`, () => {
    it('has nothing that axe finds, and fits its window, signed out', async () => {
      const page = await journey().stranger(options);
      const faults: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      for (const address of inTurn([...SIGNED_OUT, PAGES.yourData], window))
        faults.push(...(await faultsAt(page, address)));
      expect(faults).toEqual([]);
    });

    it('has nothing that axe finds, fits its window, asks no other host and breaks no policy, signed in', async () => {
      const page = await journey().pageOf(admin, options);
      const strays = strayingOf(page);
      const faults: string[] = [];
      for (const address of inTurn(pages, window)) faults.push(...(await faultsAt(page, address)));
      expect([...faults, ...strays]).toEqual([]);
    });

    it('says so of an open menu, an open dialog and a form full of faults too', async () => {
      const page = await journey().pageOf(admin, options);
      expect(await faultsOfStates(page)).toEqual([]);
    });
  });
}
