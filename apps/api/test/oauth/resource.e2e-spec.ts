import { AuthorizationFlow } from '../support/authorization-flow.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const ANY_TOKEN = '/api/v1/learning/languages';
const NEEDS_WORDS_READ = '/api/v1/learning/learned-words';
const INVALID_TOKEN = 'Bearer realm="wordgrove", error="invalid_token"';

let service: TestApp;
let flow: AuthorizationFlow;
beforeAll(async () => (service = await startTestApp()));
afterAll(() => service.close());
beforeEach(async () => (flow = await AuthorizationFlow.start(service)));

const challenge = async (headers: Record<string, string>, path = ANY_TOKEN) => {
  const answer = await service.client.get(path, { headers });
  expect(answer.body.error.code).toBe(
    answer.status === 401 ? 'UNAUTHENTICATED' : 'PERMISSION_DENIED',
  );
  return [answer.status, answer.headers.get('www-authenticate')];
};

describe('the resource', () => {
  it.each([ANY_TOKEN, NEEDS_WORDS_READ])('rule 37: no token at %s', async (path) => {
    expect(await challenge({}, path)).toEqual([401, 'Bearer realm="wordgrove"']);
  });

  it.each(['Bearer', 'Bearer ', 'Bearer unknown', 'Bearer a b', 'Bearer ü', 'Token x'])(
    'rule 37: the malformed or unknown header %j',
    async (authorization) => {
      expect(await challenge({ authorization })).toEqual([401, INVALID_TOKEN]);
    },
  );

  it('rule 37: an expired token', async () => {
    const { access_token: token } = await flow.tokens();
    service.clock.advance({ ms: 3_599_999 });
    expect(await flow.apiStatus(token)).toBe(200);
    service.clock.advance({ ms: 1 });
    expect(await challenge({ authorization: `Bearer ${token}` })).toEqual([401, INVALID_TOKEN]);
  });

  it('rule 37: a missing scope', async () => {
    const { access_token: token } = await flow.tokens({ scope: 'words:write' });
    const expected = 'Bearer realm="wordgrove", error="insufficient_scope", scope="words:read"';
    const headers = { authorization: `Bearer ${token}` };
    expect(await challenge(headers, NEEDS_WORDS_READ)).toEqual([403, expected]);
  });

  it('rule 37: a scope that the application removed', async () => {
    const { access_token: token } = await flow.tokens();
    await service.database.pool.query(
      `update applications set scopes = '{words:write}' where id = $1`,
      [flow.application.id],
    );
    const answer = await service.client.get(NEEDS_WORDS_READ, { token });
    expect(answer.status).toBe(403);
  });

  it('rule 38: a token in the query is never accepted', async () => {
    const { access_token: token } = await flow.tokens();
    const query = { access_token: token };
    const alone = await service.client.get(ANY_TOKEN, { query });
    expect(alone.headers.get('www-authenticate')).toBe('Bearer realm="wordgrove"');
    expect(alone.status).toBe(401);
    // With a good header it is an unknown parameter like any other.
    expect((await service.client.get(NEEDS_WORDS_READ, { query, token })).status).toBe(400);
  });

  it('rule 38: a token in the body is never accepted', async () => {
    const { access_token: token } = await flow.tokens();
    const path = '/api/v1/learning/collect-word';
    const spec = { term: 'grove' };
    const json = await service.client.post(path, { body: { spec, access_token: token } });
    const form = await service.client.post(path, { form: { access_token: token } });
    expect([json.status, form.status]).toEqual([401, 401]);
  });

  it('rule 39: a revoked grant is 403 until the token would have expired, 401 after', async () => {
    const { access_token: token } = await flow.tokens();
    const { body } = await service.client.get('/api/console/grants', { cookie: flow.cookie });
    const path = `/api/console/grants/${body.grants[0].id}`;
    expect((await service.client.delete(path, { cookie: flow.cookie })).body).toEqual({});
    const answer = await service.client.get(ANY_TOKEN, { token });
    expect(answer.status).toBe(403);
    expect(answer.body.error.details[0].reason).toBe('GRANT_REVOKED');
    service.clock.advance({ minutes: 60 });
    expect(await flow.apiStatus(token)).toBe(401);
  });

  it('rule 39: a suspended application is 403 likewise, and back when it is', async () => {
    const { access_token: token } = await flow.tokens();
    const setStatus = (status: string) =>
      service.database.pool.query('update applications set status = $2 where id = $1', [
        flow.application.id,
        status,
      ]);
    for (const status of ['SUSPENDED', 'REJECTED']) {
      await setStatus(status);
      const answer = await service.client.get(ANY_TOKEN, { token });
      expect(answer.status).toBe(403);
      expect(answer.body.error.details[0].reason).toBe('APPLICATION_SUSPENDED');
    }
    await setStatus('APPROVED');
    expect(await flow.apiStatus(token)).toBe(200);
    await setStatus('SUSPENDED');
    service.clock.advance({ minutes: 60 });
    expect(await flow.apiStatus(token)).toBe(401);
  });

  it('rule 39: a former test user has no access before approval', async () => {
    const application = await service.given.application({ status: 'DRAFT' });
    const tester = await AuthorizationFlow.start(service, { application });
    await service.database.pool.query('insert into application_test_users values ($1, $2, now())', [
      application.id,
      tester.userId,
    ]);
    const { access_token: token } = await tester.tokens();
    expect(await tester.apiStatus(token)).toBe(200);
    await service.database.pool.query('delete from application_test_users');
    expect(await tester.apiStatus(token)).toBe(403);
  });

  it('rule 39: a refresh token or a code is not an access token', async () => {
    const code = await flow.code();
    const { refresh_token: refreshToken } = await flow.tokens();
    for (const token of [code, refreshToken, flow.application.clientSecret]) {
      expect(await challenge({ authorization: `Bearer ${token}` })).toEqual([401, INVALID_TOKEN]);
    }
  });

  it('is found in one query, which writes nothing', async () => {
    const { access_token: token } = await flow.tokens();
    const lastUsed = async () => {
      const { rows } = await service.database.pool.query('select last_used_at from grants');
      return rows;
    };
    const before = await lastUsed();
    service.clock.advance({ minutes: 5 });
    expect(await flow.apiStatus(token)).toBe(200);
    expect(await lastUsed()).toEqual(before);
  });
});

describe('grants', () => {
  it('are listed with application, meaning and last use, the revoked ones left out', async () => {
    const tokens = await flow.tokens();
    const createdAt = service.clock.now().toISOString();
    service.clock.advance({ minutes: 2 });
    await flow.refresh(tokens.refresh_token);
    const list = async () => {
      const answer = await service.client.get('/api/console/grants', { cookie: flow.cookie });
      return answer.body.grants;
    };
    expect(await list()).toEqual([
      {
        id: expect.any(String),
        application: {
          client_id: flow.application.clientId,
          name: 'Test application',
          description: '',
          homepage_url: null,
        },
        owner: 'Test user',
        scopes: [
          { scope: 'words:read', meaning: expect.any(String), granted: true },
          { scope: 'words:write', meaning: expect.any(String), granted: true },
        ],
        kind: 'CONSENT',
        created_at: createdAt,
        expires_at: null,
        last_used_at: service.clock.now().toISOString(),
      },
    ]);
    await service.client.delete('/api/console/grants', { cookie: flow.cookie });
    expect(await list()).toEqual([]);
  });

  it("are revoked by their user only; another's looks like an absent one", async () => {
    const tokens = await flow.tokens();
    const other = await AuthorizationFlow.start(service);
    const { body } = await service.client.get('/api/console/grants', { cookie: flow.cookie });
    const [{ id }] = body.grants;
    const remove = (grantId: string, cookie: string) =>
      service.client.delete(`/api/console/grants/${grantId}`, { cookie });
    for (const grantId of [id, 'no-uuid', other.userId]) {
      expect((await remove(grantId, other.cookie)).status).toBe(404);
    }
    await service.client.delete('/api/console/grants', { cookie: other.cookie });
    expect(await flow.apiStatus(tokens.access_token)).toBe(200);
    expect((await remove(id, flow.cookie)).status).toBe(200);
    expect((await remove(id, flow.cookie)).status).toBe(404);
    expect(await flow.apiStatus(tokens.access_token)).toBe(403);
  });

  it('need a session on this site', async () => {
    expect((await service.client.get('/api/console/grants')).status).toBe(401);
    const headers = { cookie: flow.cookie, origin: 'https://evil.example' };
    expect((await service.client.delete('/api/console/grants', { headers })).status).toBe(403);
  });
});
