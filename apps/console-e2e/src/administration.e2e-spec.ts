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
    await page.getByRole('listitem').first().waitFor();
    await shot(page, 'audit-log');
    await page.setViewportSize({ width: 360, height: 740 });
    await shot(page, 'audit-log-360');
    await page.goto('/admin/users');
    await page.getByRole('row').nth(1).waitFor();
    await shot(page, 'users-360');
  });
});
