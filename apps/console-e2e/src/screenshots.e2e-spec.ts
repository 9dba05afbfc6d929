import type { Scope } from '@wordgrove/contracts';
import type { ApplicationDto } from '@wordgrove/dto';
import type { Page } from 'playwright-core';
import { authorizeUrl } from './support/client-application.js';
import type { Member } from './support/given.js';
import { useJourney } from './support/journey.js';
import { picture } from './support/screenshots.js';

const journey = useJourney();
const SCOPES: Scope[] = ['words:read', 'words:write'];
const RETURN = 'https://reader.marginalia.example/oauth/callback';
const WINDOW = { viewport: { width: 1200, height: 750 } };

// The documents show the pages as they are: SCREENSHOTS=1 npm run e2e renews their pictures.
const drawn = process.env['SCREENSHOTS'] ? describe : describe.skip;

/** Lets the developer call the API with a token of the playground, and waits until the calls are counted. */
async function called(owner: Member, { id }: ApplicationDto, count: number): Promise<void> {
  const path = `applications/${id}/playground-tokens`;
  const { access_token: token } = await owner.call<{ access_token: string }>('POST', path, {
    scopes: SCOPES,
  });
  for (let sent = 0; sent < count; sent += 1) {
    const route = sent % 7 === 6 ? 'learning/learned-words?page_size=x' : 'me';
    await fetch(`${journey().url}/api/v1/${route}`, {
      headers: { authorization: `Bearer ${token}` },
    });
  }
}

async function isShown(page: Page, address: string, text: string | RegExp): Promise<Page> {
  await page.goto(address);
  await page.getByText(text).first().waitFor();
  await page.locator('[role="status"]', { hasText: 'Loading' }).first().waitFor({
    state: 'detached',
  });
  return page;
}

drawn('the pictures of the documents', () => {
  it('are taken', async () => {
    const { given, url } = journey();
    const dora = await given.user('Dora Lindqvist');
    const register = async (name: string) =>
      (await given.application(dora, RETURN, SCOPES, name)).application;
    const staging = await register('Marginalia staging');
    const bot = await register('Margin Bot');
    const reader = await register('Marginalia Reader');
    await given.approved(dora, reader);
    await dora.call('POST', `applications/${bot.id}/submit`);
    const ask = { text: 'Who runs auth.margin-bot.example?' };
    await (await given.admin()).call('POST', `admin/applications/${bot.id}/ask`, ask);
    await called(dora, reader, 60);
    await called(dora, bot, 12);
    const { client_id: clientId } = reader;
    const request = { clientId, redirectUri: RETURN, scope: SCOPES.join(' '), state: 'xyz' };
    await fetch(authorizeUrl(url, { ...request, redirectUri: `${RETURN}/` }));

    const page = await journey().pageOf(dora, WINDOW);
    await expectCalls(page);
    await picture(page, 'applications');
    const tab = (of: ApplicationDto, name: string) => `/my-applications/${of.id}/${name}`;
    await picture(
      await isShown(page, tab(staging, 'quick-start'), 'run in our tests'),
      'quick-start',
    );
    await isShown(page, tab(reader, 'logs'), 'REDIRECT_URI_NOT_REGISTERED');
    await page.locator('button[aria-pressed]', { hasText: '/oauth/authorize' }).first().click();
    await page.getByText('Sent', { exact: true }).first().waitFor();
    await picture(page, 'logs');
    const lena = await journey().pageOf(await given.user('Lena Vogt'), {
      viewport: { width: 900, height: 820 },
    });
    await picture(await isShown(lena, authorizeUrl(url, request), 'Either way'), 'consent');
  }, 120_000);
});

/** Opens the list when the calls have been counted, which takes some seconds. */
async function expectCalls(page: Page): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: 'Margin Bot' });
  const counted = row.getByText('12', { exact: true });
  for (let tries = 0; tries < 30 && !(await counted.isVisible()); tries += 1) {
    await isShown(page, '/my-applications', 'Needs you');
    await row.waitFor();
  }
  await counted.waitFor();
}
