import { AuthorizationFlow } from '../support/authorization-flow.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let service: TestApp;
let flow: AuthorizationFlow;
beforeAll(async () => (service = await startTestApp()));
afterAll(() => service.close());
beforeEach(async () => (flow = await AuthorizationFlow.start(service)));

const expectInvalidGrant = (answer: { status: number; body: { error: string } }) =>
  expect([answer.status, answer.body.error]).toEqual([400, 'invalid_grant']);

const refreshed = async (token: string) => {
  const { status, body } = await flow.refresh(token);
  expect(status).toBe(200);
  return body;
};

const reuseEvents = async () => {
  const { rows } = await service.database.pool.query(
    `select user_id, details from audit_events
     where action = 'REFRESH_TOKEN_REUSED' and application_id = $1`,
    [flow.application.id],
  );
  return rows;
};

describe('rotation', () => {
  it('rule 31: returns a new pair; the earlier access token stays valid', async () => {
    const first = await flow.tokens();
    const second = await refreshed(first.refresh_token);
    expect(second.expires_in).toBe(3600);
    expect(second.scope).toBe('words:read words:write');
    expect(second.access_token).not.toBe(first.access_token);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await flow.apiStatus(first.access_token)).toBe(200);
    expect(await flow.apiStatus(second.access_token)).toBe(200);
  });

  it('rule 31: a narrower scope is for that access token only', async () => {
    const first = await flow.tokens();
    const narrow = (await flow.refresh(first.refresh_token, { scope: 'words:read' })).body;
    expect(narrow.scope).toBe('words:read');
    expect((await refreshed(narrow.refresh_token)).scope).toBe('words:read words:write');
    const { body } = await service.client.get('/api/console/grants', { cookie: flow.cookie });
    expect(body.grants[0].scopes).toHaveLength(2);
  });

  it.each(['words:read review:read', 'review:read', 'nothing', ' '])(
    'rule 31: the wider scope %j is refused, and the token stays valid',
    async (scope) => {
      const first = await flow.tokens();
      const wide = await flow.refresh(first.refresh_token, { scope });
      expect([wide.status, wide.body.error]).toEqual([400, 'invalid_scope']);
      const second = await refreshed(first.refresh_token);
      service.clock.advance({ minutes: 1 });
      await refreshed(second.refresh_token);
    },
  );

  it('rule 31: a scope granted later is not in the old token', async () => {
    const first = await flow.tokens({ scope: 'words:read' });
    await flow.tokens({ scope: 'words:read words:write' });
    const wide = await flow.refresh(first.refresh_token, { scope: 'words:write' });
    expect(wide.body.error).toBe('invalid_scope');
    expect((await refreshed(first.refresh_token)).scope).toBe('words:read');
  });

  it('rule 32: a rotated token after 30 s revokes the family and is recorded', async () => {
    const first = await flow.tokens();
    const second = await refreshed(first.refresh_token);
    const unrelated = await flow.tokens();
    service.clock.advance({ ms: 30_001 });
    expectInvalidGrant(await flow.refresh(first.refresh_token));
    expectInvalidGrant(await flow.refresh(second.refresh_token));
    expect(await flow.apiStatus(first.access_token)).toBe(401);
    expect(await flow.apiStatus(second.access_token)).toBe(401);
    expect(await flow.apiStatus(unrelated.access_token)).toBe(200);
    await refreshed(unrelated.refresh_token);
    expectInvalidGrant(await flow.refresh(first.refresh_token));
    expect(await reuseEvents()).toEqual([
      {
        user_id: flow.userId,
        details: { family_id: expect.any(String), ended_tokens: expect.any(Number) },
      },
    ]);
  });

  it('rule 32: a rotated token whose successor was used, even at once', async () => {
    const first = await flow.tokens();
    const second = await refreshed(first.refresh_token);
    const third = await refreshed(second.refresh_token);
    expectInvalidGrant(await flow.refresh(first.refresh_token));
    expectInvalidGrant(await flow.refresh(third.refresh_token));
    expect(await reuseEvents()).toHaveLength(1);
  });

  it('rule 33: within 30 s a new pair of the same family, as often as necessary', async () => {
    const first = await flow.tokens();
    const pairs = [await refreshed(first.refresh_token)];
    service.clock.advance({ seconds: 30 });
    pairs.push(await refreshed(first.refresh_token), await refreshed(first.refresh_token));
    expect(new Set(pairs.map((pair) => pair.refresh_token)).size).toBe(3);
    for (const pair of pairs) expect(await flow.apiStatus(pair.access_token)).toBe(200);
    const { rows } = await service.database.pool.query(
      `select f.id from token_families f join grants g on g.id = f.grant_id where user_id = $1`,
      [flow.userId],
    );
    expect(rows).toHaveLength(1);
    expect(await reuseEvents()).toEqual([]);
  });

  it('rule 33: the grace counts from the first rotation, not from the last', async () => {
    const first = await flow.tokens();
    await refreshed(first.refresh_token);
    service.clock.advance({ seconds: 29 });
    await refreshed(first.refresh_token);
    service.clock.advance({ seconds: 2 });
    expectInvalidGrant(await flow.refresh(first.refresh_token));
  });

  it('rule 33: two tabs continue, and only one of two lineages survives', async () => {
    const first = await flow.tokens();
    const one = await refreshed(first.refresh_token);
    const other = await refreshed(first.refresh_token);
    service.clock.advance({ minutes: 50 });
    const next = await refreshed(one.refresh_token);
    service.clock.advance({ seconds: 5 });
    await refreshed(other.refresh_token);
    service.clock.advance({ seconds: 30 });
    expectInvalidGrant(await flow.refresh(other.refresh_token));
    expectInvalidGrant(await flow.refresh(next.refresh_token));
  });
});

describe('a refresh token', () => {
  it("rule 34: another client's attempt fails, and the family stays valid", async () => {
    const tokens = await flow.tokens();
    const other = await AuthorizationFlow.start(service);
    expectInvalidGrant(await other.refresh(tokens.refresh_token));
    const next = await refreshed(tokens.refresh_token);
    service.clock.advance({ minutes: 5 });
    expectInvalidGrant(await other.refresh(tokens.refresh_token));
    await refreshed(next.refresh_token);
    expect(await reuseEvents()).toEqual([]);
  });

  it('rule 34: is neither an access token nor a code, nor anything else', async () => {
    const tokens = await flow.tokens();
    expectInvalidGrant(await flow.refresh(tokens.access_token));
    expectInvalidGrant(await flow.refresh(await flow.code()));
    expectInvalidGrant(await flow.exchange(tokens.refresh_token));
    expectInvalidGrant(await flow.refresh('a\0b'));
    expect((await flow.refresh('')).body.error).toBe('invalid_request');
    await refreshed(tokens.refresh_token);
  });

  it('lives 30 days, its successors 30 more', async () => {
    const first = await flow.tokens();
    service.clock.advance({ days: 30, ms: -1 });
    const second = await refreshed(first.refresh_token);
    service.clock.advance({ days: 30 });
    expectInvalidGrant(await flow.refresh(second.refresh_token));
    expect(await reuseEvents()).toEqual([]);
  });

  it.each(['SUSPENDED', 'REJECTED', 'PENDING'])(
    'rule 35: of an application that has become %s, until it is back',
    async (status) => {
      const tokens = await flow.tokens();
      const setStatus = (to: string) =>
        service.database.pool.query('update applications set status = $2 where id = $1', [
          flow.application.id,
          to,
        ]);
      await setStatus(status);
      expectInvalidGrant(await flow.refresh(tokens.refresh_token));
      await setStatus('APPROVED');
      await refreshed(tokens.refresh_token);
    },
  );

  it('rule 35: of a revoked grant stays invalid if the user consents again', async () => {
    const tokens = await flow.tokens();
    await service.client.delete('/api/console/grants', { cookie: flow.cookie });
    expectInvalidGrant(await flow.refresh(tokens.refresh_token));
    const again = await flow.tokens();
    expectInvalidGrant(await flow.refresh(tokens.refresh_token));
    expect(await flow.apiStatus(tokens.access_token)).toBe(403);
    await refreshed(again.refresh_token);
  });

  it('rule 35: of a deleted user', async () => {
    const tokens = await flow.tokens();
    await service.database.pool.query('delete from users where id = $1', [flow.userId]);
    expectInvalidGrant(await flow.refresh(tokens.refresh_token));
    expect(await flow.apiStatus(tokens.access_token)).toBe(401);
  });

  it('rule 35: under a secret that was removed', async () => {
    const tokens = await flow.tokens();
    await service.database.pool.query('delete from application_secrets where application_id = $1', [
      flow.application.id,
    ]);
    const answer = await flow.refresh(tokens.refresh_token);
    expect([answer.status, answer.body.error]).toEqual([401, 'invalid_client']);
  });

  it('loses a scope that the application removes', async () => {
    const tokens = await flow.tokens();
    await service.database.pool.query(
      `update applications set scopes = '{words:write}' where id = $1`,
      [flow.application.id],
    );
    expect((await refreshed(tokens.refresh_token)).scope).toBe('words:write');
  });
});

describe('with REFRESH_TOKENS=off', () => {
  let plain: TestApp;
  beforeAll(async () => (plain = await startTestApp({ environment: { REFRESH_TOKENS: 'off' } })));
  afterAll(() => plain.close());

  it('no refresh token is issued or accepted', async () => {
    const without = await AuthorizationFlow.start(plain);
    const { status, body } = await without.exchange(await without.code());
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['access_token', 'expires_in', 'scope', 'token_type']);
    const { rows } = await plain.database.pool.query('select * from refresh_tokens');
    expect(rows).toEqual([]);
    const answer = await without.refresh('x');
    expect([answer.status, answer.body.error]).toEqual([400, 'unsupported_grant_type']);
  });
});
