import { Admin } from '../support/admin.js';
import { AuthorizationFlow } from '../support/authorization-flow.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let service: TestApp;
let admin: Admin;
let flow: AuthorizationFlow;
beforeAll(async () => {
  service = await startTestApp();
  admin = await Admin.signedIn(service);
});
afterAll(() => service.close());
beforeEach(async () => (flow = await AuthorizationFlow.start(service)));

const asOwner = async (method: string, rest = '', body?: object) => {
  const { id, ownerId } = flow.application;
  const cookie = await service.given.session(ownerId);
  const path = `/api/console/applications/${id}${rest}`;
  return service.client.call(method, path, { cookie, ...(body && { body }) });
};

/** The details of the newest event about the application. */
const newest = async (action: string) => {
  const { body } = await admin.get('/audit-events', { about: flow.application.id });
  expect(body.audit_events[0].action).toBe(action);
  return body.audit_events[0].details;
};

/** Lets two users authorize the application, one of whom has two tokens, and takes the access of a third one. */
const giveAccess = async () => {
  const [{ application }, other, third] = [flow, ...(await Promise.all([someone(), someone()]))];
  await flow.tokens();
  await flow.tokens();
  await other.tokens();
  await third.tokens();
  await service.client.delete('/api/console/grants', { cookie: third.cookie });
  return application;
};
const someone = () => AuthorizationFlow.start(service, { application: flow.application });

describe('the audit log counts what an application loses', () => {
  it('if it is suspended', async () => {
    await giveAccess();
    await admin.decide(flow.application.id, 'suspend');
    expect(await newest('APPLICATION_SUSPENDED')).toMatchObject({
      ended_users: 2,
      ended_tokens: 3,
    });
  });

  it('if it is deleted', async () => {
    await giveAccess();
    expect((await asOwner('DELETE')).status).toBe(200);
    expect(await newest('APPLICATION_DELETED')).toMatchObject({ ended_users: 2, ended_tokens: 3 });
  });

  it('if its owner ends all tokens, each of which counts once', async () => {
    await giveAccess();
    expect((await asOwner('POST', '/end-tokens')).status).toBe(200);
    expect(await newest('APPLICATION_TOKENS_ENDED')).toEqual({ ended_tokens: 3 });
    await flow.tokens();
    service.clock.advance({ seconds: 1 });
    await asOwner('POST', '/end-tokens');
    expect(await newest('APPLICATION_TOKENS_ENDED')).toEqual({ ended_tokens: 1 });
  });

  it('if a secret is removed together with the tokens, and only then', async () => {
    await giveAccess();
    for (const [revoke_tokens, ended] of [
      [true, { ended_tokens: 3 }],
      [false, {}],
    ] as const) {
      service.clock.advance({ seconds: 1 });
      const { secret } = (await asOwner('POST', '/secrets', {})).body;
      service.clock.advance({ seconds: 1 });
      await asOwner('DELETE', `/secrets/${secret.id}`, { revoke_tokens });
      const { name, hint } = secret;
      const details = { secret_id: secret.id, name, hint, revoke_tokens, ...ended };
      expect(await newest('SECRET_REMOVED')).toEqual(details);
    }
  });

  it('if a code is used twice: the tokens that came from it', async () => {
    await flow.tokens();
    const code = await flow.code();
    await flow.exchange(code);
    await flow.exchange(code);
    expect(await newest('AUTHORIZATION_CODE_REUSED')).toMatchObject({ ended_tokens: 1 });
  });

  it('without tokens that have expired', async () => {
    await flow.tokens();
    service.clock.advance({ hours: 1 });
    await admin.decide(flow.application.id, 'suspend');
    expect(await newest('APPLICATION_SUSPENDED')).toMatchObject({
      ended_users: 1,
      ended_tokens: 0,
    });
  });
});
