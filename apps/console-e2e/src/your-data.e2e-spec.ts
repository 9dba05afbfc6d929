import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { faultsOf, WINDOWS } from './support/accessibility.js';
import { collectWord } from './support/client-application.js';
import { PASSWORD, type Member } from './support/given.js';
import { useJourney } from './support/journey.js';
import { tokenOf } from './support/third-party.js';

const journey = useJourney();

/**
 * Creates a member with words and a connected application, who also owns an application that
 * another person uses.
 */
async function learner(): Promise<{ ada: Member; token: string }> {
  const { given, client, url } = journey();
  const ada = await given.user();
  const scopes = ['words:read', 'words:write'] as const;
  const connected = await given.approvedApplication(client.redirectUri, [...scopes]);
  const token = await tokenOf(url, ada, connected, client.redirectUri);
  await collectWord(url, token, 'fern');
  const own = await given.application(ada, client.redirectUri, [...scopes], 'Leaf Reader');
  await given.approved(ada, own.application);
  await tokenOf(url, await given.user('Alan Turing'), own, client.redirectUri);
  return { ada, token };
}

async function fill(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Your e-mail address').fill(email);
  await page.getByLabel(/^Your password/).fill(password);
  await page.getByRole('button', { name: 'Permanently delete my account' }).click();
}

describe('the data of an account', () => {
  it('are counted, and downloaded as a file', async () => {
    const { ada } = await learner();
    const page = await journey().pageOf(ada);
    await page.goto('/connected-applications');
    await page.getByRole('link', { name: 'Your data' }).click();
    await page.getByRole('heading', { name: 'What we store' }).waitFor();
    await page.getByRole('term').filter({ hasText: 'Words' }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download everything' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('wordgrove-account.json');
    const content = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(content.profile.email).toBe(ada.user.email);
    expect(content.learning.words).toMatchObject([{ term: 'fern' }]);
  });

  it('have a name and a time zone, which can be changed', async () => {
    const ada = await journey().given.user();
    const page = await journey().pageOf(ada);
    await page.goto('/your-data');
    await page.getByLabel('Your name').fill('Ada King');
    await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your profile was saved.').waitFor();
    const saved = { display_name: 'Ada King', time_zone: 'Asia/Tokyo' };
    expect(await ada.call('GET', 'session')).toMatchObject({ user: saved });
    await page.reload();
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ada King');
    expect(await page.getByLabel('Time zone').inputValue()).toBe('Asia/Tokyo');
  });

  it('are gone with the account, which says before what ends and asks twice', async () => {
    const { url } = journey();
    const { ada, token } = await learner();
    const page = await journey().pageOf(ada);
    await page.goto('/your-data');
    await page.getByRole('link', { name: 'Delete your account' }).click();
    await page.getByText('1 word with 0 reviews').waitFor();
    await page.getByText('1 connected application loses access').waitFor();
    await page.getByText('Your own application is deleted for everyone:').waitFor();
    await page.getByText('Leaf Reader – used by 1 other person').waitFor();

    await fill(page, 'somebody@example.org', PASSWORD);
    // Invisible characters isolate the address.
    await page.getByText(new RegExp(`Must be .?${ada.user.email}`)).waitFor();
    await fill(page, ada.user.email, 'not the password');
    await page.getByText('Must be your current password.').waitFor();
    expect((await collectWord(url, token, 'moss')).status).toBe(200);

    await fill(page, ada.user.email, PASSWORD);
    await page.getByRole('heading', { name: 'Your account has been deleted' }).waitFor();
    expect((await collectWord(url, token, 'oak')).status).toBe(401);
    await expect(ada.call('GET', 'session')).rejects.toThrow('401');

    await page.goto('/connected-applications');
    await page.getByLabel('E-mail address').fill(ada.user.email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: 'The e-mail address or the password' })
      .waitFor();
  });

  it('stay if one changes one’s mind', async () => {
    const ada = await journey().given.user();
    const page = await journey().pageOf(ada);
    await page.goto('/your-data/delete');
    await page.getByRole('link', { name: 'Keep my account' }).click();
    await page.getByRole('heading', { name: 'Your data', exact: true }).waitFor();
    await ada.call('GET', 'session');
  });

  it('can be deleted by keyboard alone', async () => {
    const ada = await journey().given.user();
    const page = await journey().pageOf(ada);
    await page.goto('/your-data');
    await page.getByRole('link', { name: 'Delete your account' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Your e-mail address').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe('Delete your account');
    const tabTo = async (name: string) => {
      const target = page.getByLabel(name, { exact: false }).first();
      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.press('Tab');
        if (await target.evaluate((element) => element === document.activeElement)) return;
      }
      throw new Error(`The keyboard does not reach ${name}`);
    };
    await tabTo('Your e-mail address');
    await page.keyboard.type(ada.user.email);
    await tabTo('Your password');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your account has been deleted' }).waitFor();
  });

  it('of the only admin cannot be deleted, and the page says why', async () => {
    const page = await journey().pageOf(await journey().given.admin());
    await page.goto('/your-data/delete');
    await page.getByText('You are the only admin').waitFor();
    expect(await page.getByLabel(/^Your password/).count()).toBe(0);
  });
});

describe('the pages about them, in light and dark, narrow and wide', () => {
  it('have nothing that axe finds, and fit their window', async () => {
    const { ada } = await learner();
    const page = await journey().pageOf(ada, WINDOWS.narrow);
    await page.goto('/your-data');
    await page.getByRole('term').first().waitFor();
    const faults = await faultsOf(page);
    await page.goto('/your-data/delete');
    await fill(page, 'somebody', '');
    await page.locator('[aria-invalid="true"]').first().waitFor();
    faults.push(...(await faultsOf(page)));
    await fill(page, ada.user.email, PASSWORD);
    await page.getByRole('heading', { name: 'Your account has been deleted' }).waitFor();
    faults.push(...(await faultsOf(page)));
    expect(faults).toEqual([]);
  });
});
