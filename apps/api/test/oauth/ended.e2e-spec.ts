import { Admin } from '../support/admin.js';
import { AuthorizationFlow } from '../support/authorization-flow.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** Everything that can end what an application holds, and how the API meets an access token then. */
const ENDS: Record<string, { apiStatus: 401 | 403; end: () => Promise<unknown> }> = {
  'the user revokes the grant': {
    apiStatus: 403,
    end: async () => {
      const { cookie } = flow;
      const { body } = await first.client.get('/api/console/grants', { cookie });
      return first.client.delete(`/api/console/grants/${body.grants[0].id}`, { cookie });
    },
  },
  'the user revokes all grants': {
    apiStatus: 403,
    end: () => first.client.delete('/api/console/grants', { cookie: flow.cookie }),
  },
  'an admin suspends the application': {
    apiStatus: 403,
    end: async () => (await Admin.signedIn(first)).decide(flow.application.id, 'suspend'),
  },
  'the owner deletes the application': {
    apiStatus: 401,
    end: async () => {
      const cookie = await first.given.session(flow.application.ownerId);
      return first.client.delete(`/api/console/applications/${flow.application.id}`, { cookie });
    },
  },
  'the user is deleted': {
    apiStatus: 401,
    end: () => query('delete from users where id = $1', [flow.userId]),
  },
  'the application revokes a refresh token': {
    apiStatus: 401,
    end: async () => {
      const { refresh_token: token } = await flow.tokens();
      return flow.post('/oauth/revoke', { token });
    },
  },
  'all that the application holds is ended': {
    apiStatus: 401,
    end: () =>
      query('update applications set token_epoch = token_epoch + 1 where id = $1', [
        flow.application.id,
      ]),
  },
};

let first: TestApp;
let replica: TestApp;
let flow: AuthorizationFlow;
beforeAll(async () => {
  first = await startTestApp();
  replica = await startTestApp({ database: first.database });
});
afterAll(async () => {
  await replica.close();
  await first.close();
});
beforeEach(async () => (flow = await AuthorizationFlow.start(first)));

const query = (text: string, values: unknown[]) => first.database.pool.query(text, values);

describe.each(Object.entries(ENDS))('rule 35: once %s', (_name, { apiStatus, end }) => {
  it('no code, refresh token or access token works, on any replica', async () => {
    const tokens = await flow.tokens();
    const code = await flow.code();
    // Both have met the tokens while they lived.
    const elsewhere = flow.through(replica);
    expect(await elsewhere.apiStatus(tokens.access_token)).toBe(200);
    await end();
    for (const each of [elsewhere, flow]) {
      expect(await each.apiStatus(tokens.access_token)).toBe(apiStatus);
      const isGone = (await each.post('/oauth/introspect', { token: 'x' })).status === 401;
      const refusal = isGone ? 'invalid_client' : 'invalid_grant';
      expect((await each.refresh(tokens.refresh_token)).body.error).toBe(refusal);
      expect((await each.exchange(code)).body.error).toBe(refusal);
    }
  });
});

it('rule 35: after a secret is removed, it opens nothing, on any replica', async () => {
  const tokens = await flow.tokens();
  const code = await flow.code();
  await query('delete from application_secrets where application_id = $1', [flow.application.id]);
  for (const each of [flow.through(replica), flow]) {
    for (const answer of [
      await each.exchange(code),
      await each.refresh(tokens.refresh_token),
      await each.post('/oauth/revoke', { token: tokens.access_token }),
      await each.post('/oauth/introspect', { token: tokens.access_token }),
    ])
      expect([answer.status, answer.body.error]).toEqual([401, 'invalid_client']);
    expect(await each.apiStatus(tokens.access_token)).toBe(200);
  }
});
