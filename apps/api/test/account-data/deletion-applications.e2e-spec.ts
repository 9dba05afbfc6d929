import { Admin } from '../support/admin.js';
import { AccountHolder } from '../support/account-holder.js';
import { AuthorizationFlow } from '../support/authorization-flow.js';
import { queueOf } from '../support/jobs.js';
import { holdUpPurges, isThere } from '../support/purges.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let service: TestApp;
let replica: TestApp;
let owner: AccountHolder;
/** Somebody else who uses the owner's application. */
let flow: AuthorizationFlow;
beforeAll(async () => {
  service = await startTestApp();
  replica = await startTestApp({ database: service.database });
});
afterAll(async () => {
  await replica.close();
  await service.close();
});
beforeEach(async () => {
  owner = await AccountHolder.signUp(service);
  const application = await service.given.application({ ownerId: owner.id });
  flow = await AuthorizationFlow.start(service, { application });
});

/** Runs the check when the owner's account has just ended, and when all records of it are gone. */
async function atOnceAndLater(check: () => Promise<void>): Promise<void> {
  const { letGo } = await holdUpPurges(service);
  try {
    expect((await owner.delete()).status).toBe(200);
    await check();
    expect(await isThere(service, owner.id)).toBe(true);
  } finally {
    await letGo();
  }
  await check();
  expect(await isThere(service, owner.id)).toBe(false);
}

describe('the applications of a deleted account', () => {
  it('are named beforehand, with how many others use them', async () => {
    await flow.tokens();
    const { id } = flow.application;
    await service.given.token({ userId: owner.id, application: flow.application });
    expect((await owner.account()).body.account).toMatchObject({
      connected_application_count: 1,
      applications: [{ id, name: 'Test application', user_count: 1 }],
    });
  });

  it('have no working token on any replica', async () => {
    const { access_token: access, refresh_token: refresh } = await flow.tokens();
    await atOnceAndLater(async () => {
      expect(await flow.apiStatus(access)).toBe(401);
      expect(await flow.through(replica).apiStatus(access)).toBe(401);
      const refreshed = await flow.through(replica).refresh(refresh);
      expect([refreshed.status, refreshed.body.error]).toEqual([401, 'invalid_client']);
    });
  });

  it('cannot exchange a code that was just issued', async () => {
    const code = await flow.code();
    await atOnceAndLater(async () => {
      expect((await flow.exchange(code)).body.error).toBe('invalid_client');
    });
  });

  it('are unknown to the authorize endpoint, and a waiting request is gone', async () => {
    const pending = await flow.pendingRequest();
    await atOnceAndLater(async () => {
      const answer = await flow.authorize();
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
      expect((await flow.show(pending)).status).toBe(404);
      expect((await flow.decide(pending, { approve: true })).status).toBe(404);
    });
  });

  it('are no longer among the connected applications of their users', async () => {
    await flow.tokens();
    await atOnceAndLater(async () => {
      const path = '/api/console/grants';
      const grants = await service.client.get(path, { cookie: flow.cookie });
      expect(grants.body).toMatchObject({ grants: [] });
    });
  });

  it('are not among those that an admin decides about', async () => {
    const admin = await Admin.signedIn(service);
    const { id } = flow.application;
    await atOnceAndLater(async () => {
      expect((await admin.list('APPROVED')).map((each) => each.id)).not.toContain(id);
      expect((await admin.decide(id, 'suspend')).status).toBe(404);
      expect((await admin.call('PATCH', `/applications/${id}`, { hourly_quota: 5 })).status).toBe(
        404,
      );
    });
  });
});

describe('the grants of a deleted account', () => {
  let user: AccountHolder;
  beforeEach(async () => {
    user = await AccountHolder.signUp(service);
    flow = await AuthorizationFlow.start(service, { userId: user.id });
  });

  it('end at once: none of their access tokens, refresh tokens, codes or requests works', async () => {
    const { access_token: access, refresh_token: refresh } = await flow.tokens();
    const code = await flow.code();
    const pending = await flow.pendingRequest({ prompt: 'consent' });
    expect(await flow.through(replica).apiStatus(access)).toBe(200);
    await user.delete();
    expect(await flow.through(replica).apiStatus(access)).toBe(401);
    expect((await flow.through(replica).refresh(refresh)).body.error).toBe('invalid_grant');
    expect((await flow.exchange(code)).body.error).toBe('invalid_grant');
    expect((await flow.decide(pending, { approve: true })).status).toBe(403);
    const introspected = await flow.post('/oauth/introspect', { token: access });
    expect(introspected.body).toEqual({ active: false });
  });

  it('look the same to introspection and the API after every record is gone', async () => {
    const { access_token: access, refresh_token: refresh } = await flow.tokens();
    await user.delete();
    await queueOf(service).idle();
    expect(await flow.apiStatus(access)).toBe(401);
    expect((await flow.refresh(refresh)).body.error).toBe('invalid_grant');
    expect((await flow.post('/oauth/revoke', { token: refresh })).status).toBe(200);
  });
});
