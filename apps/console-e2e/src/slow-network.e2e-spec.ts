import type { Page } from 'playwright-core';
import { listed, opened } from './support/inbox.js';
import { useJourney } from './support/journey.js';

const journey = useJourney();

/** A mobile network: 300 ms until a response begins, 1.6 Mbit/s. */
const SLOW = {
  offline: false,
  latency: 300,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const FIRST_CONTENT_MS = 2_500;

/** Opens a page for the first time over a slow network. Returns the milliseconds until something is painted. */
async function firstContentMs(page: Page, address: string, heading: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('heading', { name: heading, level: 1, exact: true }).waitFor();
  return page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
  );
}

describe('over a slow network', () => {
  it('a developer soon sees the applications, and registers one', async () => {
    const page = await journey().pageOf(await journey().given.user());
    const ms = await firstContentMs(page, '/my-applications', 'Applications');
    await page.getByRole('link', { name: 'Register an application' }).click();
    await page.getByLabel('Name').fill('Margin Notes');
    await page.getByRole('textbox', { name: 'Redirect URI 1' }).fill('http://localhost/callback');
    await page.getByLabel('See your words').check();
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByRole('dialog', { name: /^Store the secret/ }).waitFor();
    expect(ms).toBeLessThan(FIRST_CONTENT_MS);
  });

  it('a reviewer soon sees what waits, and opens it', async () => {
    const { given, client } = journey();
    const owner = await given.user();
    const scopes = ['words:read'] as const;
    const { application } = await given.application(owner, client.redirectUri, [...scopes]);
    await owner.call('POST', `applications/${application.id}/submit`);
    const page = await journey().pageOf(await given.admin());
    const ms = await firstContentMs(page, '/admin/review', 'Review');
    await listed(page, 'Margin Notes').click();
    await opened(page, 'Margin Notes');
    // The palette is not there yet, and A approves.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('audit');
    const palette = page.getByRole('dialog', { name: 'Search or jump to' });
    await palette.getByText('Audit log').waitFor();
    expect(await palette.getByRole('textbox').inputValue()).toBe('audit');
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(ms).toBeLessThan(FIRST_CONTENT_MS);
  });
});
