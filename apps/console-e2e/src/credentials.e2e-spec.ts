import type { ApplicationDto, RegisteredApplicationResponse } from '@wordgrove/dto';
import { createHash } from 'node:crypto';
import { overflow, violationsOf } from './support/accessibility.js';
import { authorizeUrl, collectWord, exchangeCode } from './support/client-application.js';
import type { Member } from './support/given.js';
import { openWaiting } from './support/inbox.js';
import { useJourney } from './support/journey.js';
import { storedSecret } from './support/stored-secret.js';

const journey = useJourney();

async function publicApplication(owner: Member, name: string): Promise<ApplicationDto> {
  const redirect_uris = ['http://127.0.0.1/callback'];
  const body = { name, redirect_uris, scopes: ['words:read'], client_type: 'PUBLIC' };
  const path = 'applications';
  return (await owner.call<RegisteredApplicationResponse>('POST', path, body)).application;
}

describe('the credentials of an application', () => {
  it('are its id alone if it runs on people’s devices', async () => {
    const { given } = journey();
    const page = await journey().pageOf(await given.user());
    await page.goto('/my-applications/new');
    await page.getByLabel('Name').fill('Pocket Words');
    await page.getByRole('radio', { name: 'On people’s devices' }).check();
    await page.getByRole('textbox', { name: /^Redirect URI/ }).fill('http://127.0.0.1/callback');
    await page.getByLabel('See your words').check();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByRole('alert').getByText('Pocket Words has been registered').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('link', { name: 'Credentials' }).click();
    await page.getByText('use PKCE with every authorization request').waitFor();
    expect(await page.getByRole('button', { name: 'Add a secret' }).count()).toBe(0);
    await page.getByText('On people’s devices', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('heading', { name: 'Edit Pocket Words' }).waitFor();
    expect(await page.getByRole('radio').count()).toBe(0);
  });

  it('say on people’s devices that the answer stays on this one, each time anew', async () => {
    const { given, client, url } = journey();
    const owner = await given.user();
    const application = await publicApplication(owner, 'Pocket Words');
    const { redirectUri } = client;
    const request = { clientId: application.client_id, redirectUri, scope: 'words:read' };
    const challenge = createHash('sha256').update('v'.repeat(43)).digest('base64url');
    const pkce = `&code_challenge=${challenge}&code_challenge_method=S256`;
    const page = await journey().pageOf(owner, { viewport: { width: 360, height: 800 } });
    // The second time there is nothing new to ask, but the page still appears.
    for (const state of ['first', 'second']) {
      await page.goto(authorizeUrl(url, { ...request, state }) + pkce);
      await page.getByText('Access goes to a program on this device').waitFor();
      await page.getByText(new URL(redirectUri).host, { exact: true }).waitFor();
      expect(await overflow(page)).toBe(0);
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Allow' }).click();
      await page.getByRole('heading', { name: 'Back in the application' }).waitFor();
      expect(new URL(page.url()).searchParams.get('state')).toBe(state);
    }
    const code = new URL(page.url()).searchParams.get('code') ?? '';
    const form = { client_id: application.client_id, code, redirect_uri: redirectUri };
    expect((await exchangeCode(url, { ...form, code_verifier: 'v'.repeat(43) })).status).toBe(200);
  });

  it('are told to the admin who reviews the application', async () => {
    const { given } = journey();
    const [owner, admin] = [await given.user(), await given.admin()];
    const application = await publicApplication(owner, 'Words on the Go');
    await owner.call('POST', `applications/${application.id}/submit`);
    const page = await journey().pageOf(admin);
    await openWaiting(page, 'Words on the Go');
    await page.getByText('On people’s devices').waitFor();
  });

  it('rotate: a named secret with an end beside the first, which is then removed', async () => {
    const { given, client, url } = journey();
    const owner = await given.user();
    const registered = await given.application(owner, client.redirectUri, ['words:read']);
    const { application } = registered;
    const page = await journey().pageOf(owner, { viewport: { width: 390, height: 844 } });
    await page.goto(`/my-applications/${application.id}/credentials`);
    await page.getByLabel('Name of the secret').waitFor();
    const palette = page.getByRole('dialog', { name: 'Search or jump to' });
    await page.keyboard.press('Control+k');
    await palette.waitFor();
    await page.keyboard.press('Escape');
    await palette.waitFor({ state: 'detached' });
    await page.getByLabel('Name of the secret').fill('Server 2');
    await page.getByLabel('Expires').selectOption('In 30 days');
    await page.getByRole('button', { name: 'Add a secret' }).click();
    await page.getByRole('checkbox', { name: 'I have stored it' }).waitFor();
    // The palette would lead away, and the secret would be lost.
    await page.keyboard.press('Control+k');
    expect(await violationsOf(page)).toEqual([]);
    expect(await palette.count()).toBe(0);
    const second = await storedSecret(page, /^Secret .*Server 2/);
    const row = page.getByRole('listitem').filter({ hasText: 'Server 2' });
    await row.getByText('expires').waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);

    const first = page.getByRole('listitem').filter({ hasText: 'Unnamed' });
    await first.getByRole('button', { name: /^Remove the secret/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Tokens that were issued before keep working.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Remove the secret' }).click();
    await page.getByText('The secret has been removed').waitFor();
    const status = async (secret: string) => {
      const form = { client_id: application.client_id, client_secret: secret, code: 'x' };
      return (await exchangeCode(url, { ...form, redirect_uri: client.redirectUri })).status;
    };
    expect([await status(registered.client_secret ?? ''), await status(second)]).toEqual([
      401, 400,
    ]);
  });

  it('end what a leaked secret obtained, if its owner says so', async () => {
    const { given, client, url } = journey();
    const owner = await given.user();
    const { application, client_secret: secret } = await given.application(
      owner,
      client.redirectUri,
      ['words:write'],
    );
    const page = await journey().pageOf(owner);
    const query = new URLSearchParams({
      client_id: application.client_id,
      redirect_uri: client.redirectUri,
      response_type: 'code',
      scope: 'words:write',
      state: 'x',
    });
    await page.goto(`/oauth/authorize?${query}`);
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.getByRole('heading', { name: 'Back in the application' }).waitFor();
    const answer = await exchangeCode(url, {
      code: new URL(page.url()).searchParams.get('code') ?? '',
      client_id: application.client_id,
      client_secret: secret ?? '',
      redirect_uri: client.redirectUri,
    });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    expect((await collectWord(url, token, 'one')).status).toBe(200);

    await page.goto(`/my-applications/${application.id}/credentials`);
    await page.getByRole('button', { name: /^Remove the secret/ }).click();
    await page.getByLabel('The secret has leaked: revoke all tokens too').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove the secret' }).click();
    await page.getByText('The secret has been removed').waitFor();
    expect((await collectWord(url, token, 'two')).status).toBe(401);
  });
});
