import { ApplicationOwner, auditTrail } from '../support/application-owner.js';
import { AuthorizationFlow } from '../support/authorization-flow.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let service: TestApp;
let replica: TestApp;
let flow: AuthorizationFlow;
let id: string;
beforeAll(async () => {
  service = await startTestApp();
  replica = await startTestApp({ database: service.database });
});
afterAll(async () => {
  await replica.close();
  await service.close();
});
beforeEach(async () => {
  flow = await AuthorizationFlow.start(service);
  ({ id } = flow.application);
});

/** Calls a path below the application's secrets as its owner. */
const call = async (method: string, rest = '', body?: object) => {
  const cookie = await service.given.session(flow.application.ownerId);
  const options = { cookie, ...(body && { body }) };
  return service.client.call(method, `/api/console/applications/${id}/secrets${rest}`, options);
};
const secrets = async () => {
  const cookie = await service.given.session(flow.application.ownerId);
  const { body } = await service.client.get(`/api/console/applications/${id}`, { cookie });
  return body.application.secrets;
};
const inHours = (hours: number) =>
  new Date(service.clock.now().getTime() + hours * 3_600_000).toISOString();
/** Returns the status for a secret at the token endpoint: 400 is for the unknown code, so the secret is right. */
const meet = async (secret: string, through = flow) =>
  (await through.exchange('unknown', { client_secret: secret })).status;
const known = 400;
const refused = 401;

describe('a secret', () => {
  it('has a name and an expiry if they are given', async () => {
    const expiry = inHours(1);
    const { body } = await call('POST', '', { name: ' Server 2 ', expires_at: expiry });
    const { client_secret: secret, secret: shown } = body;
    expect(shown).toEqual({
      id: shown.id,
      name: 'Server 2',
      hint: secret.slice(-4),
      created_at: service.clock.now().toISOString(),
      expires_at: expiry,
      last_used_at: null,
    });
    expect(await secrets()).toContainEqual(shown);
    service.clock.advance({ seconds: 1 });
    expect((await call('DELETE', `/${shown.id}`)).status).toBe(200);
    const { rows } = await service.database.pool.query<{ details: object }>(
      `select details from audit_events where details->>'secret_id' = $1 order by created_at`,
      [shown.id],
    );
    const { id, name, hint, expires_at } = shown;
    const named = { secret_id: id, name, hint };
    expect(rows).toEqual([
      { details: { ...named, expires_at } },
      { details: { ...named, revoke_tokens: false } },
    ]);
    const plain = await call('POST');
    expect(plain.body.secret).toMatchObject({ name: '', expires_at: null });
  });

  it.each([0, -1])('cannot expire %d hours from now', async (hours) => {
    const { status, body } = await call('POST', '', { expires_at: inHours(hours) });
    expect([status, body.error.details[0]]).toEqual([
      400,
      expect.objectContaining({ reason: 'EXPIRES_IN_THE_PAST', field: 'expires_at' }),
    ]);
    expect(await secrets()).toHaveLength(1);
  });

  it('works to the end of its time and no longer', async () => {
    const { body } = await call('POST', '', { expires_at: inHours(1) });
    service.clock.advance({ hours: 1, ms: -1 });
    expect(await meet(body.client_secret)).toBe(known);
    service.clock.advance({ ms: 1 });
    expect(await meet(body.client_secret)).toBe(refused);
    expect(await meet(flow.application.clientSecret)).toBe(known);
  });

  it('is shown after it has expired, until another takes its place', async () => {
    const { body } = await call('POST', '', { name: 'old', expires_at: inHours(1) });
    expect((await call('POST')).body.error.details[0].reason).toBe('TOO_MANY_SECRETS');
    service.clock.advance({ hours: 2 });
    expect(await secrets()).toContainEqual(body.secret);
    expect((await call('POST', '', { name: 'new' })).status).toBe(200);
    expect((await secrets()).map(({ name }: { name: string }) => name)).toEqual(['', 'new']);
    expect((await call('POST')).body.error.details[0].reason).toBe('TOO_MANY_SECRETS');
  });

  it('shows when it was last used, to the minute', async () => {
    const lastUsed = async () => (await secrets())[0].last_used_at;
    expect(await lastUsed()).toBeNull();
    await meet('wrong');
    expect(await lastUsed()).toBeNull();
    const first = service.clock.now().toISOString();
    await meet(flow.application.clientSecret);
    expect(await lastUsed()).toBe(first);
    service.clock.advance({ seconds: 59 });
    await meet(flow.application.clientSecret);
    expect(await lastUsed()).toBe(first);
    service.clock.advance({ seconds: 1 });
    await meet(flow.application.clientSecret);
    expect(await lastUsed()).toBe(service.clock.now().toISOString());
  });

  it('that is removed is refused at once, on every replica', async () => {
    const [secret] = await secrets();
    const elsewhere = flow.through(replica);
    expect(await meet(flow.application.clientSecret, elsewhere)).toBe(known);
    await call('DELETE', `/${secret.id}`);
    expect(await meet(flow.application.clientSecret, elsewhere)).toBe(refused);
    expect(await meet(flow.application.clientSecret)).toBe(refused);
  });

  it('rotates without downtime: tokens stay valid, and the next secret refreshes them', async () => {
    const tokens = await flow.tokens();
    const code = await flow.code();
    const [first] = await secrets();
    const { client_secret: next } = (await call('POST')).body;
    expect((await call('DELETE', `/${first.id}`, { revoke_tokens: false })).status).toBe(200);
    expect(await flow.apiStatus(tokens.access_token)).toBe(200);
    expect((await flow.refresh(tokens.refresh_token, { client_secret: next })).status).toBe(200);
    expect((await flow.exchange(code, { client_secret: next })).status).toBe(200);
  });

  it('that leaked ends every code and token, and keeps the users’ consent', async () => {
    const tokens = await flow.tokens();
    const code = await flow.code();
    const [first] = await secrets();
    const { client_secret: next } = (await call('POST')).body;
    expect((await call('DELETE', `/${first.id}`, { revoke_tokens: true })).body).toEqual({});
    for (const each of [flow, flow.through(replica)]) {
      expect(await each.apiStatus(tokens.access_token)).toBe(401);
      const secret = { client_secret: next };
      expect((await each.refresh(tokens.refresh_token, secret)).body.error).toBe('invalid_grant');
      expect((await each.exchange(code, secret)).body.error).toBe('invalid_grant');
    }
    const fresh = await flow.exchange(await flow.code(), { client_secret: next });
    expect(await flow.apiStatus(fresh.body.access_token)).toBe(200);
  });

  it('of another owner ends nothing', async () => {
    const stranger = await ApplicationOwner.signedIn(service);
    const tokens = await flow.tokens();
    const [secret] = await secrets();
    const path = `/secrets/${secret.id}`;
    const { status } = await stranger.call('DELETE', id, path, { revoke_tokens: true });
    expect(status).toBe(404);
    expect(await flow.apiStatus(tokens.access_token)).toBe(200);
    expect(await meet(flow.application.clientSecret)).toBe(known);
  });
});

describe('a public application', () => {
  it('is registered without a secret, and never gets one', async () => {
    const owner = await ApplicationOwner.signedIn(service);
    const { body } = await owner.register({ client_type: 'PUBLIC' });
    expect(body).toMatchObject({
      client_secret: null,
      application: { client_type: 'PUBLIC', secrets: [] },
    });
    const { application } = body;
    const changed = await owner.patch(application.id, { client_type: 'CONFIDENTIAL' });
    expect(changed.body.error.details[0].reason).toBe('UNKNOWN_MEMBER');
    expect(await owner.read(application.id)).toMatchObject({ client_type: 'PUBLIC' });
  });

  it('gets no secret later', async () => {
    const owner = await ApplicationOwner.signedIn(service);
    const { application } = (await owner.register({ client_type: 'PUBLIC' })).body;
    const { status, body } = await owner.call('POST', application.id, '/secrets');
    expect([status, body.error.details[0].reason]).toEqual([400, 'PUBLIC_CLIENT']);
  });

  it('is confidential by default', async () => {
    const owner = await ApplicationOwner.signedIn(service);
    expect(await owner.registered()).toMatchObject({ client_type: 'CONFIDENTIAL' });
  });
});

describe('ending all tokens', () => {
  const endTokens = (cookie: string) =>
    service.client.post(`/api/console/applications/${id}/end-tokens`, { cookie });

  it('ends every code and token on every replica, and nothing else', async () => {
    const { access_token: access, refresh_token: refresh } = await flow.tokens();
    const code = await flow.code();
    const cookie = await service.given.session(flow.application.ownerId);
    expect((await endTokens(cookie)).body).toEqual({});
    expect(await flow.through(replica).apiStatus(access)).toBe(401);
    expect((await flow.refresh(refresh)).body.error).toBe('invalid_grant');
    expect((await flow.exchange(code)).body.error).toBe('invalid_grant');
    const { access_token: next } = await flow.tokens();
    expect(await flow.apiStatus(next)).toBe(200);
    expect((await auditTrail(service, id)).map(([action]) => action)).toContain(
      'APPLICATION_TOKENS_ENDED',
    );
  });

  it('is for the owner alone', async () => {
    const { access_token: access } = await flow.tokens();
    const { cookie } = await ApplicationOwner.signedIn(service);
    expect((await endTokens(cookie)).status).toBe(404);
    expect(await flow.apiStatus(access)).toBe(200);
  });
});
