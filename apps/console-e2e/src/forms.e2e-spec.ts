import type { Locator, Page } from 'playwright-core';
import { PASSWORD } from './support/given.js';
import { useJourney } from './support/journey.js';

const journey = useJourney();

/**
 * Returns the text that assistive technology reads with an input, as soon as the input is at fault.
 */
async function faultOf(input: Locator): Promise<string> {
  await input.and(input.page().locator('[aria-invalid="true"]')).waitFor();
  return input.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
}

const hasFocus = (input: Locator) =>
  input.evaluate((element) => element === document.activeElement);

async function fillSignUp(page: Page, values: { email: string; password: string }) {
  await page.getByLabel('Your name').fill('Ada Lovelace');
  await page.getByLabel('E-mail address').fill(values.email);
  await page.getByLabel(/^Password/).fill(values.password);
  await page.getByRole('button', { name: 'Create the account' }).click();
}

describe('faults that the API finds', () => {
  it('appear at the fields that they name, and the first takes the focus', async () => {
    const { user } = await journey().given.user();
    const page = await journey().stranger();
    await page.goto('/sign-up');
    await fillSignUp(page, { email: 'nobody', password: 'short' });
    const email = page.getByLabel('E-mail address');
    expect(await faultOf(email)).toContain('Must be an e-mail address');
    const password = page.getByLabel(/^Password/);
    expect(await faultOf(password)).toContain('Must have at least 8 characters');
    expect(await hasFocus(email)).toBe(true);

    await fillSignUp(page, { email: 'lovelace@example.org', password: 'Lovelace1815' });
    await page.getByText('easy to guess').waitFor();
    expect(await faultOf(password)).toContain('easy to guess');
    expect(await hasFocus(password)).toBe(true);
    expect(await email.getAttribute('aria-invalid')).toBeNull();

    await fillSignUp(page, { email: user.email, password: PASSWORD });
    expect(await faultOf(email)).not.toBe('');
  });

  it('find one redirect URI among several, and need no API if the URI is bad by itself', async () => {
    const page = await journey().pageOf(await journey().given.user());
    await page.goto('/my-applications/new');
    await page.getByLabel('Name').fill('Margin Notes');
    const first = page.getByRole('textbox', { name: 'Redirect URI 1' });
    await first.fill('https://app.example/#callback');
    // The text must not move the button away from the pointer.
    await page.getByRole('button', { name: 'Add a redirect URI' }).click();
    const second = page.getByRole('textbox', { name: 'Redirect URI 2' });
    await second.waitFor();
    // This needs no API: it shows when the input is left.
    expect(await faultOf(first)).toContain('contains a fragment');
    await first.fill('https://app.example/callback');
    await second.fill('http://app.example/callback');
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByText('Must have at least 1 item').waitFor();
    expect(await faultOf(second)).toContain('Must be an https URL');
    expect(await first.getAttribute('aria-invalid')).toBeNull();
  });

  it('say that there is no connection, or when to go on, and lose nothing', async () => {
    const page = await journey().pageOf(await journey().given.user());
    await page.goto('/my-applications/new');
    const name = page.getByLabel('Name');
    await name.fill('Margin Notes');
    const register = page.getByRole('button', { name: 'Register' });
    const alert = page.getByRole('alert');
    await page.context().setOffline(true);
    await register.click();
    await alert.filter({ hasText: 'Wordgrove cannot be reached' }).waitFor();
    // Nor can the code of another page. What is around it still leads back to this one.
    await page.getByRole('link', { name: 'Review criteria' }).click();
    await alert.filter({ hasText: 'A part of this page could not be loaded' }).waitFor();
    await page.goBack();
    await page.context().setOffline(false);
    await page.route('**/api/console/applications', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '38' }, json: {} }),
    );
    await register.click();
    await alert.filter({ hasText: 'You can go on at' }).waitFor();
    await page.getByRole('button', { name: /^Send again at/ }).waitFor();
    expect(await name.inputValue()).toBe('Margin Notes');
  });

  it('stand above the form if no field is named', async () => {
    const { user } = await journey().given.user();
    const page = await journey().stranger();
    await page.goto('/sign-in');
    await page.getByLabel('E-mail address').fill(user.email);
    await page.getByLabel(/^Password/).fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await hasFocus(alert)).toBe(true);
  });
});

describe('sessions', () => {
  it('lead back to the page after they have ended', async () => {
    const member = await journey().given.user();
    const page = await journey().pageOf(member);
    await page.goto('/my-applications/new');
    await page.getByLabel('Name').fill('Margin Notes');
    await member.call('DELETE', 'session');
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.getByText('Your session has ended').waitFor();
    await page.getByLabel('E-mail address').fill(member.user.email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Register an application' }).waitFor();
    // And nothing that was typed is lost, then or later, until it is sent or discarded.
    const name = page.getByLabel('Name');
    expect(await name.inputValue()).toBe('Margin Notes');
    await page.reload();
    await name.waitFor();
    expect(await name.inputValue()).toBe('Margin Notes');
    await page.getByText('Kept in this tab since').waitFor();
    await page.getByRole('button', { name: 'Discard' }).click();
    expect(await name.inputValue()).toBe('');
  });

  it('keep what was typed about oneself and for a call of the playground, too', async () => {
    const { given, client } = journey();
    const owner = await given.user();
    const { application } = await given.application(owner, client.redirectUri, ['words:write']);
    const page = await journey().pageOf(owner);
    await page.goto('/your-data');
    await page.getByLabel('Your name').fill('Ada King');
    await page.goto(`/my-applications/${application.id}/playground`);
    await page.getByRole('button', { name: 'Get a token', exact: true }).click();
    const term = page.getByRole('textbox', { name: /^spec\.term/ });
    await term.fill('serendipity');
    await page.getByRole('link', { name: 'OAuth guide' }).click();
    await page.getByRole('heading', { name: 'OAuth guide', level: 1 }).waitFor();
    await page.goBack();
    await term.waitFor();
    expect(await term.inputValue()).toBe('serendipity');
    await page.goto('/your-data');
    await page.getByText('Kept in this tab since').waitFor();
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ada King');
  });

  it('keep what was typed for its user alone, and no password', async () => {
    const page = await journey().stranger();
    await page.goto('/sign-up');
    const email = page.getByLabel('E-mail address');
    await email.fill(PASSWORD);
    await email.press('Control+A');
    await email.press('Control+X');
    await email.fill('ada@example.org');
    const password = page.getByLabel(/^Password/);
    expect(await password.getAttribute('type')).toBe('password');
    await password.press('Control+V');
    expect(await password.inputValue()).toBe(PASSWORD);
    await page.reload();
    expect(await page.getByLabel('E-mail address').inputValue()).toBe('ada@example.org');
    expect(await page.getByLabel(/^Password/).inputValue()).toBe('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(PASSWORD);
  });

  // Tests of the console itself show the same of other spellings.
  it('never lead on to another site', async () => {
    const { user } = await journey().given.user();
    const page = await journey().stranger();
    await page.goto(`/sign-in?${new URLSearchParams({ next: '//evil.example/' })}`);
    await page.getByLabel('E-mail address').fill(user.email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Connected applications' }).waitFor();
    expect(new URL(page.url()).origin).toBe(journey().url);
  });

  it('end with the sign-out, in the browser and on the server', async () => {
    const member = await journey().given.user('Ada Lovelace');
    const page = await journey().pageOf(member);
    await page.goto('/my-applications/new');
    await page.getByLabel('Name').fill('Margin Notes');
    await page.getByText('Kept in this tab since').waitFor();
    await page.getByRole('button', { name: 'Ada Lovelace' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Create an account' }).waitFor();
    const stored = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
    expect(await page.evaluate(stored)).not.toContain('Margin Notes');
    await expect(member.call('GET', 'grants')).rejects.toThrow('401');
  });

  it('of ordinary users show no admin page', async () => {
    const page = await journey().pageOf(await journey().given.user());
    await page.goto('/admin/applications');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    expect(await page.getByRole('link', { name: 'Operate' }).count()).toBe(0);
  });
});
