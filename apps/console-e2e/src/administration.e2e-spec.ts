import type { Page } from 'playwright-core';
import { useJourney } from './support/journey.js';

const journey = useJourney();

const shot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['LOOK_AT'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};

describe('an admin', () => {
  it('finds a user, disables the account, and reads about it in the audit log', async () => {
    const { given } = journey();
    const admin = await given.admin();
    const mira = await given.user('Mira Novak');
    const theirs = await journey().pageOf(mira);
    const page = await journey().pageOf(admin, { viewport: { width: 1440, height: 900 } });
    await page.goto('/admin/users');
    await page.getByRole('searchbox', { name: /Name, e-mail/ }).fill('mira nov');
    const users = page.getByRole('table', { name: 'Users' });
    await page.waitForURL(/q=mira/);
    await users.getByRole('link', { name: 'Mira Novak' }).waitFor();
    await shot(page, 'users');
    await users.getByRole('link', { name: 'Mira Novak' }).click();
    await page.getByRole('button', { name: 'Disable…' }).click();
    const dialog = page.getByRole('dialog', { name: /Disable the account/ });
    await dialog.getByLabel('Reason').fill('Sends spam.');
    await dialog.getByRole('button', { name: 'Disable' }).click();
    await page.getByRole('button', { name: 'Enable…' }).waitFor();
    await shot(page, 'user');
    await theirs.goto('/your-data');
    await theirs.getByRole('heading', { name: 'Sign in' }).waitFor();

    await page.getByRole('link', { name: 'What was done to this user' }).click();
    const event = page.getByRole('listitem').filter({ hasText: 'disabled the account of' });
    await event.getByText('Sends spam.').waitFor();
    await shot(page, 'audit-log-filtered');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export 1 as CSV' }).click();
    expect((await download).suggestedFilename()).toBe('wordgrove-audit-log.csv');
    await event.getByRole('link', { name: 'Mira Novak' }).click();
    await page.getByRole('button', { name: 'Enable…' }).click();
    const question = page.getByRole('dialog', { name: /Enable the account/ });
    await question.getByRole('button', { name: 'Enable' }).click();
    await page.getByRole('button', { name: 'Disable…' }).waitFor();
  });

  it('finds an application and suspends it from the list, and prepares a reply', async () => {
    const { given, client } = journey();
    const admin = await given.admin();
    // The menu of the first one stands above the row of the other.
    await given.approvedApplication(client.redirectUri, ['words:read'], 'Classroom Games');
    await given.approvedApplication(client.redirectUri, ['words:read'], 'Classroom Deck');
    const page = await journey().pageOf(admin, { viewport: { width: 1440, height: 900 } });
    await page.goto('/admin/applications');
    await page.getByRole('searchbox', { name: /Name, host/ }).fill('classroom');
    const row = page.getByRole('row').filter({ hasText: 'Classroom Deck' });
    await page.waitForURL(/q=classroom/);
    await row.getByRole('button', { name: 'Change Classroom Deck' }).click();
    await page.getByRole('menuitem', { name: 'Suspend…' }).click();
    const dialog = page.getByRole('dialog', { name: /Suspend/ });
    await dialog.getByLabel('Reason').fill('It calls for users who left.');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await row.getByText('Suspended').waitFor();
    await shot(page, 'applications');
    await row.getByRole('link', { name: 'Classroom Deck' }).click();
    await page.getByRole('heading', { name: 'Classroom Deck', level: 1 }).waitFor();
    await page.getByText('It calls for users who left.').waitFor();
    await page.getByLabel('Write to the developer').fill('Call only for those who are there.');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('listitem').filter({ hasText: 'who are there' }).waitFor();
    await page.getByRole('button', { name: 'Change Classroom Deck' }).click();
    await page.getByRole('menuitem', { name: 'Reinstate…' }).click();
    await page.getByRole('button', { name: 'Reinstate', exact: true }).click();
    await page.getByText('Approved', { exact: true }).waitFor();
    await shot(page, 'application');

    await page.goto('/admin/reply-templates');
    await page.getByRole('button', { name: 'Create a template' }).click();
    const form = page.getByRole('dialog', { name: 'Create a template' });
    await form.getByText('Reject', { exact: true }).click();
    await form.getByLabel('Name').fill('Unproven');
    await form.getByLabel('Text').fill('Prove that the host is yours.');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('article').filter({ hasText: 'Prove that the host' }).waitFor();
    await shot(page, 'templates');
    await page.goto('/admin/overview');
    await page.getByRole('heading', { name: 'Storage and version' }).waitFor();
    await shot(page, 'overview');
    await page.goto('/admin/audit-log');
    await page.getByText('approved Classroom Deck by criteria v1').waitFor();
    await shot(page, 'audit-log');
    const today = page.getByRole('listitem').filter({ hasText: 'Today' });
    expect(await today.getByText(/^\d+ events$/).textContent()).toBe(
      `${await page
        .getByRole('listitem')
        .filter({ has: page.locator('time') })
        .count()} events`,
    );
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('link', { name: /as CSV$/ }).isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Any action' }).isVisible()).toBe(false);
    expect(await page.getByText('approved Classroom Deck').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    // What comes later waits, so that no row moves away from under the pointer.
    await admin.call('POST', 'admin/reply-templates', { kind: 'ASK', name: 'Who?', text: 'Who?' });
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('1 newer').waitFor();
    const log = page.getByRole('region', { name: 'Audit log' });
    const newest = log.getByRole('listitem').first();
    expect(await newest.textContent()).toContain('“Unproven”');
    await page.getByRole('button', { name: 'Show the latest' }).click();
    await newest.filter({ hasText: '“Who?”' }).waitFor();
    await page.setViewportSize({ width: 360, height: 740 });
    await shot(page, 'audit-log-360');
    await page.goto('/admin/users');
    await page.getByRole('row').nth(1).waitFor();
    await shot(page, 'users-360');
  });

  it('comes back to the place in a list that was left', async () => {
    const { given } = journey();
    const admin = await given.admin();
    // Rows of several lines are higher than those that have not been seen yet.
    const reason = 'One line.\n\nAnother line, which is long enough for two. '.repeat(4);
    const spammer = await given.user('Spam Sender');
    // More than are loaded at once.
    for (let time = 0; time < 60; time++) {
      await admin.call('POST', `admin/users/${spammer.user.id}/disable`, { reason });
      await admin.call('POST', `admin/users/${spammer.user.id}/enable`);
    }
    const page = await journey().pageOf(admin, { viewport: { width: 360, height: 740 } });
    await page.goto(`/admin/audit-log?about=${spammer.user.id}`);
    // Part by part, so that each row is measured.
    for (let at = 10; at <= 110; at += 10)
      await page.locator(`[data-index="${at}"]`).evaluate((row) => row.scrollIntoView());
    const oldest = page.locator('[data-index="110"]');
    await oldest.evaluate((event) => event.scrollIntoView({ block: 'center' }));
    const place = await placeOf(page);
    await oldest.getByRole('link', { name: 'Spam Sender' }).click();
    await page.getByRole('heading', { name: 'Change the account' }).waitFor();
    await page.goBack();
    await oldest.waitFor();
    expect(await placeOf(page)).toEqual(place);
    await page.reload();
    await oldest.waitFor();
    expect(await placeOf(page)).toEqual(place);
    // Who opens the page anew begins at the top.
    await page.goto(page.url());
    await page.locator('[data-index="0"]').waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('filters the audit log by several kinds of actions, and by days from a calendar', async () => {
    const page = await journey().pageOf(await journey().given.admin());
    await page.clock.setFixedTime('2026-11-21T12:00:00Z');
    await page.goto('/admin/audit-log');
    await page.getByRole('button', { name: 'Any action' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Decisions' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Credentials' }).click();
    await page.keyboard.press('Escape');
    await page.getByText('Decisions and credentials').waitFor();
    await page.getByRole('button', { name: 'Any time' }).click();
    await page.getByRole('button', { name: 'The month before' }).click();
    await page.getByRole('button', { name: '14 October 2026' }).click();
    await page.getByRole('button', { name: '21 October 2026' }).click();
    await page.waitForURL(/from=2026-10-14&to=2026-10-21/);
    await page.getByText('No event is like this').waitFor();
    await page.reload();
    await page.getByRole('button', { name: /^Remove the filter .14.*21 Oct/ }).click();
    await page.waitForURL((url) => !url.search.includes('from='));
    await page.getByRole('button', { name: /^Any action: .Decisions and credentials/ }).waitFor();
  });
});

/** Returns how far a page is scrolled, and where its first row in sight begins. */
function placeOf(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('[data-index]')];
    const first = rows.find((row) => row.getBoundingClientRect().bottom > 0);
    return [window.scrollY, first?.getAttribute('data-index'), first?.getBoundingClientRect().top];
  });
}
