import type { Scope } from '@wordgrove/contracts';
import type { GrantDto } from '@wordgrove/dto';
import type { Page } from 'playwright-core';
import { authorizeUrl } from './support/client-application.js';
import { PASSWORD } from './support/given.js';
import { useJourney } from './support/journey.js';

const journey = useJourney();
const SCOPES: Scope[] = ['words:read', 'words:write'];

async function asked() {
  const { url, client, given } = journey();
  const { application } = await given.approvedApplication(client.redirectUri, SCOPES);
  const learner = await given.user();
  const { client_id: clientId } = application;
  const request = { clientId, redirectUri: client.redirectUri, scope: SCOPES.join(' ') };
  return { learner, address: authorizeUrl(url, { ...request, state: 'xyz' }) };
}

async function backInTheApplication(page: Page): Promise<URLSearchParams> {
  await page.waitForURL((at) => at.href.startsWith(journey().client.redirectUri));
  return new URL(page.url()).searchParams;
}

const consentHeading = (page: Page) => page.getByRole('heading', { name: /^Allow Margin Notes/ });

describe('the consent page', () => {
  it('rules 13, 15: Deny weighs the same as Allow, and goes back with access_denied and no code', async () => {
    const { learner, address } = await asked();
    const page = await journey().pageOf(learner);
    await page.goto(address);
    const looks = await Promise.all(
      ['Allow', 'Deny'].map((name) =>
        page.getByRole('button', { name }).evaluate((button) => {
          const { backgroundColor, color, borderColor, fontSize, fontWeight } =
            getComputedStyle(button);
          const { width, height } = button.getBoundingClientRect();
          return { backgroundColor, color, borderColor, fontSize, fontWeight, width, height };
        }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);

    await page.getByRole('button', { name: 'Deny' }).click();
    const callback = await backInTheApplication(page);
    expect(callback.get('error')).toBe('access_denied');
    expect(callback.get('state')).toBe('xyz');
    expect(callback.has('code')).toBe(false);
  });

  it('rule 5: is there for the owner who signs in because the application is not approved', async () => {
    const { url, client, given } = journey();
    const owner = await given.user();
    const { application } = await given.application(owner, client.redirectUri, SCOPES);
    const { client_id: clientId } = application;
    const request = { clientId, redirectUri: client.redirectUri, scope: SCOPES.join(' ') };
    const page = await journey().stranger();
    await page.goto(authorizeUrl(url, { ...request, state: 'xyz' }));
    await page.getByRole('link', { name: 'sign in' }).click();
    await page.getByLabel('E-mail address').fill(owner.user.email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await consentHeading(page).waitFor();
  });

  it('rule 15: grants what stays ticked, and nothing ticked is a refusal', async () => {
    const { learner, address } = await asked();
    const page = await journey().pageOf(learner);
    await page.goto(address);
    await page.getByLabel('Add words to your vocabulary').uncheck();
    await page.getByRole('button', { name: 'Allow' }).click();
    expect((await backInTheApplication(page)).has('code')).toBe(true);
    const { grants } = await learner.call<{ grants: GrantDto[] }>('GET', 'grants');
    expect(grants[0]?.scopes.map(({ scope }) => scope)).toEqual(['words:read']);

    await page.goto(address);
    await page.getByText('allowed before').waitFor();
    await page.getByLabel('See your words').uncheck();
    await page.getByLabel('Add words to your vocabulary').uncheck();
    await page.getByText('“Allow” now does the same as “Deny”').waitFor();
    await page.getByRole('button', { name: 'Allow' }).click();
    expect((await backInTheApplication(page)).get('error')).toBe('access_denied');
  });

  it('rule 17: the back button yields no second code', async () => {
    const { learner, address } = await asked();
    const page = await journey().pageOf(learner);
    await page.goto(address);
    await page.getByRole('button', { name: 'Allow' }).click();
    expect((await backInTheApplication(page)).has('code')).toBe(true);
    await page.goBack();
    await page.getByRole('heading', { name: 'This request is no longer open' }).waitFor();
    await page.getByText('Margin Notes', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Allow' }).count()).toBe(0);
  });

  it('rule 17: a page left open in another tab yields no second code', async () => {
    const { learner, address } = await asked();
    const page = await journey().pageOf(learner);
    await page.goto(address);
    await consentHeading(page).waitFor();
    const twin = await page.context().newPage();
    await twin.goto(page.url());
    await twin.getByRole('button', { name: 'Allow' }).click();
    expect((await backInTheApplication(twin)).has('code')).toBe(true);
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.getByRole('heading', { name: 'This request is no longer open' }).waitFor();
  });

  it('rule 14: says so if the request is unknown', async () => {
    const page = await journey().pageOf(await journey().given.user());
    await page.goto('/consent?request=unknown');
    await page.getByRole('heading', { name: 'This request is no longer open' }).waitFor();
  });

  it('rule 45: is no longer open for another person who opens its address', async () => {
    const { learner, address } = await asked();
    const page = await journey().pageOf(learner);
    await page.goto(address);
    await consentHeading(page).waitFor();
    const elsewhere = await journey().pageOf(await journey().given.user());
    await elsewhere.goto(page.url());
    await elsewhere.getByRole('heading', { name: 'This request is no longer open' }).waitFor();
    expect(await elsewhere.getByText('Margin Notes').count()).toBe(0);
    await page.getByRole('button', { name: 'Allow' }).click();
    expect((await backInTheApplication(page)).has('code')).toBe(true);
  });

  it('signs in and allows with the keyboard alone', async () => {
    const { learner, address } = await asked();
    const page = await journey().stranger();
    await page.goto(address);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await tabTo(page, 'E-mail address');
    await page.keyboard.type(learner.user.email);
    await tabTo(page, 'Password');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await consentHeading(page).waitFor();
    await tabTo(page, 'Add words to your vocabulary, and change or delete them');
    await page.keyboard.press('Space');
    await tabTo(page, 'Allow');
    await page.keyboard.press('Enter');
    expect((await backInTheApplication(page)).has('code')).toBe(true);
    const { grants } = await learner.call<{ grants: GrantDto[] }>('GET', 'grants');
    expect(grants[0]?.scopes.map(({ scope }) => scope)).toEqual(['words:read']);
  });
});

/**
 * Presses Tab until the control of this name has the focus, but at most as often as a page may
 * require.
 */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return element?.labels?.[0]?.textContent || element?.textContent || '';
    });
    if (focused.replace(/[\s*]+$/u, '') === name) return;
  }
  throw new Error(`Tab never reached "${name}"`);
}
