import { PASSWORD } from '../support/account-holder.js';
import { ApplicationOwner } from '../support/application-owner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let service: TestApp;
let owner: ApplicationOwner;
beforeAll(async () => {
  service = await startTestApp();
  owner = await ApplicationOwner.signedIn(service);
});
afterAll(() => service.close());

describe('an address', () => {
  const SEEN = ['ädä', 'Ωμέγα', '漢字', "o'neill+words"];
  const HIDDEN = ['a\u202eb', 'a\u200bb', '\u3164', 'a\u2066b', 'a\u00adb'];
  const headers = () => ({ origin: service.url });
  const signUp = (email: string) => {
    const body = { email, password: PASSWORD, display_name: 'Ada' };
    return service.client.post('/api/console/users', { body, headers: headers() });
  };
  const signIn = (email: string) => {
    const body = { email, password: PASSWORD };
    return service.client.post('/api/console/session', { body, headers: headers() });
  };
  const faultsOf = ({ body }: { body: { error?: { details: object[] } } }) => body.error?.details;

  it.each(HIDDEN)('is refused with something invisible in it: %j', async (hidden) => {
    const reason = 'INVALID_CHARACTER';
    expect(faultsOf(await signUp(`${hidden}@example.org`))).toMatchObject([
      { reason, field: 'email' },
    ]);
    const homepage = { homepage_url: `https://example.org/${hidden}` };
    const { id: application } = await owner.registered();
    const redirect = { redirect_uris: [`https://example.org/${hidden}`] };
    for (const give of [
      (edit: object) => owner.register(edit),
      (edit: object) => owner.patch(application, edit),
    ]) {
      expect(faultsOf(await give(homepage))).toMatchObject([{ reason, field: 'homepage_url' }]);
      expect(faultsOf(await give(redirect))).toMatchObject([{ reason, field: 'redirect_uris[0]' }]);
    }
  });

  it.each(SEEN)('may be %s', async (seen) => {
    expect((await signUp(`${seen}@example.org`)).status).toBe(200);
    const homepage_url = `https://example.org/${seen}`;
    expect((await owner.register({ homepage_url })).status).toBe(200);
  });

  it.each([
    'https://paypal.com@evil.example/',
    'https:///paypal.com@evil.example',
    'https://a:b@evil.example',
    'https://@evil.example',
  ])('of a home page is refused with user information: %s', async (homepage_url) => {
    expect(faultsOf(await owner.register({ homepage_url }))).toMatchObject([
      { reason: 'INVALID_URL', field: 'homepage_url' },
    ]);
  });

  it('of a home page may have @ behind the host', async () => {
    const homepage_url = 'https://example.org/@reader?by=@ada#@';
    expect((await owner.register({ homepage_url })).status).toBe(200);
  });

  it('that an application has may come back, and no other', async () => {
    const { id } = await owner.registered();
    const stored = ['https://old\u200b@example.org/', 'https://example.org/a\u202eb'];
    await service.database.pool.query(
      'update applications set homepage_url = $2, redirect_uris = array[$3] where id = $1',
      [id, ...stored],
    );
    const [homepage_url, uri] = stored;
    const other = 'https://example.org/other';
    const kept = await owner.patch(id, { homepage_url, redirect_uris: [other, uri] });
    expect(kept.body.application).toMatchObject({ homepage_url, redirect_uris: [other, uri] });
    const swapped = { homepage_url: uri, redirect_uris: [uri, `${uri}\u202e`] };
    const details = [
      { reason: 'INVALID_CHARACTER', field: 'homepage_url' },
      { reason: 'INVALID_CHARACTER', field: 'redirect_uris[1]' },
    ];
    expect(faultsOf(await owner.patch(id, swapped))).toMatchObject(details);
  });

  it('that exists can still sign in', async () => {
    const email = 'old\u200bone@example.org';
    await signUp('oldone@example.org');
    await service.database.pool.query(
      "update users set email = $1, email_key = $1 where email = 'oldone@example.org'",
      [email],
    );
    expect((await signIn(email)).status).toBe(200);
  });
});
