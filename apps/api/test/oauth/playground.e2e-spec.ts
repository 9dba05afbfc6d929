import { LIMITS, type Scope } from '@wordgrove/contracts';
import { Admin } from '../support/admin.js';
import { APPLICATIONS, ApplicationOwner } from '../support/application-owner.js';
import { AuthorizationFlow } from '../support/authorization-flow.js';
import type { GivenApplication } from '../support/given.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const GRANTS = '/api/console/grants';
const ME = '/api/v1/me';

let service: TestApp;
let replica: TestApp;
let owner: ApplicationOwner;
beforeAll(async () => {
  service = await startTestApp();
  replica = await startTestApp({ database: service.database });
});
afterAll(async () => {
  await replica.close();
  await service.close();
});
beforeEach(async () => (owner = await ApplicationOwner.signedIn(service)));

const given = (overrides: { status?: string; scopes?: readonly Scope[] } = {}) =>
  service.given.application({ ownerId: owner.id, status: 'DRAFT', ...overrides });
const ask = (id: string, body: object = { scopes: ['words:read'] }) =>
  owner.call('POST', id, '/playground-tokens', body);
const ownFlow = async () =>
  AuthorizationFlow.start(service, { application: await given(), userId: owner.id });
const tokenOf = async (application: GivenApplication): Promise<string> =>
  (await ask(application.id)).body.access_token;
const call = (token: string) => service.client.get(ME, { token });
const reasonOf = ({ body }: { body: { error: { details: { reason: string }[] } } }) =>
  body.error.details[0]?.reason;

describe('rule 48: a playground token', () => {
  it.each(['DRAFT', 'PENDING', 'APPROVED'])(
    'speaks for the owner of an application that is %s, with scopes that were asked for',
    async (status) => {
      const { id, clientId } = await given({ status, scopes: ['words:read', 'words:write'] });
      const { body } = await ask(id, { scopes: ['words:write'] });
      expect(body.playground_token).toEqual({
        id: expect.any(String),
        scopes: ['words:write'],
        created_at: service.clock.now().toISOString(),
        expires_at: new Date(service.clock.now().getTime() + 3_600_000).toISOString(),
      });
      const me = await call(body.access_token);
      expect(me.body).toMatchObject({
        user_id: owner.id,
        application: { client_id: clientId },
        scopes: ['words:write'],
      });
    },
  );

  it('is counted in the quota and lives an hour', async () => {
    const token = await tokenOf(await given());
    const left = [];
    for (let at = 0; at < 2; at += 1)
      left.push(Number((await call(token)).headers.get('x-ratelimit-remaining')));
    expect(left).toEqual([999_999, 999_998]);
    service.clock.advance({ minutes: 60 });
    expect((await call(token)).status).toBe(401);
    const { body } = await service.client.get(GRANTS, { cookie: owner.cookie });
    expect(body.grants).toEqual([]);
  });

  it('is stored as a hash only', async () => {
    const token = await tokenOf(await given());
    const { rows } = await service.database.pool.query('select t::text from playground_tokens t');
    expect(JSON.stringify(rows)).toContain(owner.id);
    expect(JSON.stringify(rows)).not.toContain(token.slice('playground.'.length));
  });

  it('is no consent: the application gets nothing by it, and cannot revoke it', async () => {
    const flow = await ownFlow();
    const token = await tokenOf(flow.application);
    const { headers } = await flow.authorize({ prompt: 'none' });
    expect(headers.get('location')).toContain('error=consent_required');
    expect((await flow.post('/oauth/introspect', { token })).body).toEqual({ active: false });
    expect((await flow.refresh(token)).body.error).toBe('invalid_grant');
    expect((await flow.post('/oauth/revoke', { token })).status).toBe(200);
    expect((await call(token)).status).toBe(200);
  });
});

describe('rule 48: playground tokens are listed', () => {
  it('beside the grants, to their owner alone', async () => {
    const application = await given();
    await service.given.token({ application, userId: owner.id });
    const { access_token, playground_token: token } = (await ask(application.id)).body;
    const listed = (await service.client.get(GRANTS, { cookie: owner.cookie })).body.grants;
    const byKind = listed.sort((one: { kind: string }) => (one.kind === 'CONSENT' ? 1 : -1));
    expect(byKind).toMatchObject([
      {
        id: token.id,
        kind: 'PLAYGROUND',
        application: { client_id: application.clientId },
        scopes: [{ scope: 'words:read' }],
        expires_at: token.expires_at,
      },
      { kind: 'CONSENT', expires_at: null },
    ]);
    const other = await ApplicationOwner.signedIn(service);
    expect((await service.client.get(GRANTS, { cookie: other.cookie })).body.grants).toEqual([]);
    const theirs = await service.client.delete(`${GRANTS}/${token.id}`, { cookie: other.cookie });
    expect(theirs.status).toBe(404);
    expect((await call(access_token)).status).toBe(200);
  });

  it.each([
    ['revoked', (id: string) => `${GRANTS}/${id}`],
    ['revoked with everything else', () => GRANTS],
  ])('and once %s, 403 until they would have expired', async (_, path) => {
    const application = await given();
    const { body } = await ask(application.id);
    const other = await tokenOf(application);
    const { cookie } = owner;
    await service.client.delete(path(body.playground_token.id), { cookie });
    expect((await call(body.access_token)).status).toBe(403);
    expect((await call(other)).status).toBe(path('') === GRANTS ? 403 : 200);
    const again = await service.client.delete(`${GRANTS}/${body.playground_token.id}`, { cookie });
    expect(again.status).toBe(404);
    service.clock.advance({ minutes: 60 });
    expect((await call(body.access_token)).status).toBe(401);
  });
});

describe('rule 48: a playground token ends at once, on every replica', () => {
  const query = (text: string, values: unknown[]) => service.database.pool.query(text, values);
  const ENDS: Record<string, [number, (application: GivenApplication) => Promise<unknown>]> = {
    'the application is suspended': [
      403,
      async ({ id }) => (await Admin.signedIn(service)).decide(id, 'suspend'),
    ],
    'the application is deleted': [401, ({ id }) => owner.call('DELETE', id)],
    'a secret is removed with all tokens': [
      401,
      async ({ id }) => {
        const [secret] = (await owner.read(id)).secrets;
        return owner.call('DELETE', id, `/secrets/${secret?.id}`, { revoke_tokens: true });
      },
    ],
    'the owner is deleted': [401, () => query('delete from users where id = $1', [owner.id])],
    'the application has another owner': [
      401,
      async ({ id }) => {
        const { id: next } = await service.given.user();
        await query('update applications set owner_id = $2 where id = $1', [id, next]);
      },
    ],
  };

  it.each(Object.entries(ENDS))('once %s', async (_, [status, end]) => {
    const application = await given({ status: 'APPROVED' });
    const token = await tokenOf(application);
    expect((await replica.client.get(ME, { token })).status).toBe(200);
    await end(application);
    for (const each of [replica, service])
      expect((await each.client.get(ME, { token })).status).toBe(status);
  });

  it('for a scope that the application gives up', async () => {
    const { id } = await given({ scopes: ['words:read', 'words:write'] });
    const { body } = await ask(id, { scopes: ['words:read', 'words:write'] });
    await owner.patch(id, { scopes: ['words:read'] });
    expect((await call(body.access_token)).body.scopes).toEqual(['words:read']);
  });
});

describe('asking for a playground token', () => {
  it.each([
    ['SUSPENDED', 'APPLICATION_SUSPENDED'],
    ['REJECTED', 'APPLICATION_REJECTED'],
  ])('is refused for an application that is %s', async (status, reason) => {
    const answer = await ask((await given({ status })).id);
    expect([answer.status, reasonOf(answer)]).toEqual([403, reason]);
  });

  it('is for the owner alone, and needs a session and this site', async () => {
    const { id } = await given();
    const [mine, path] = [owner, `${APPLICATIONS}/${id}/playground-tokens`];
    owner = await ApplicationOwner.signedIn(service);
    expect((await ask(id)).status).toBe(404);
    expect((await ask('no-uuid')).status).toBe(404);
    const body = { scopes: ['words:read'] };
    const here = { origin: service.url };
    expect((await service.client.post(path, { body, headers: here })).status).toBe(401);
    const headers = { origin: 'https://elsewhere.example' };
    const foreign = await service.client.post(path, { cookie: mine.cookie, body, headers });
    expect(foreign.status).toBe(403);
  });

  it.each([
    [{}, 'REQUIRED'],
    [{ scopes: [] }, 'TOO_FEW'],
    [{ scopes: 'words:read' }, 'INVALID_TYPE'],
    [{ scopes: ['words:burn'] }, 'INVALID_VALUE'],
    [{ scopes: ['words:read', 'words:read'] }, 'DUPLICATE'],
    [{ scopes: ['words:read'], hours: 2 }, 'UNKNOWN_MEMBER'],
    [{ scopes: ['words:read', 'review:read'] }, 'UNREGISTERED_SCOPE'],
  ])('with %j is 400 %s', async (body, reason) => {
    const answer = await ask((await given({ scopes: ['words:read'] })).id, body);
    expect([answer.status, reasonOf(answer)]).toEqual([400, reason]);
  });

  it('twelve times at once leaves ten, the newest of them', async () => {
    const application = await given();
    const early = await Promise.all([tokenOf(application), tokenOf(application)]);
    service.clock.advance({ minutes: 1 });
    const asked = Array.from({ length: LIMITS.playgroundTokens }, () => tokenOf(application));
    const statuses = async (tokens: string[]) =>
      (await Promise.all(tokens.map(call))).map(({ status }) => status);
    expect(await statuses(await Promise.all(asked))).toEqual(asked.map(() => 200));
    expect(await statuses(early)).toEqual([401, 401]);
  });
});

describe('the first steps of an application', () => {
  const steps = async (id: string) => (await owner.call('GET', id, '/first-steps')).body;

  it('are consent, tokens and a call that succeeds, but not one of the playground', async () => {
    const flow = await ownFlow();
    const { id } = flow.application;
    await call(await tokenOf(flow.application));
    const none = { authorized_at: null, token_issued_at: null, called_at: null };
    expect(await steps(id)).toEqual({ first_steps: none });
    const at = service.clock.now().toISOString();
    const code = await flow.code();
    expect(await steps(id)).toEqual({ first_steps: { ...none, authorized_at: at } });
    const { access_token: token } = (await flow.exchange(code)).body;
    const issued = { ...none, authorized_at: at, token_issued_at: at };
    await service.client.get('/api/v1/learning/learned-words', { token, query: { filter: '!' } });
    expect(await steps(id)).toEqual({ first_steps: issued });
    await call(token);
    service.clock.advance({ minutes: 1 });
    await call(token);
    expect(await steps(id)).toEqual({ first_steps: { ...issued, called_at: at } });
  });

  it('are for the owner alone', async () => {
    const { id } = await given();
    owner = await ApplicationOwner.signedIn(service);
    expect((await owner.call('GET', id, '/first-steps')).status).toBe(404);
  });
});
