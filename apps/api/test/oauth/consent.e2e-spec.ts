import { AuthorizationFlow, redirected } from '../support/authorization-flow.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let service: TestApp;
let flow: AuthorizationFlow;
beforeAll(async () => (service = await startTestApp()));
afterAll(() => service.close());
beforeEach(async () => (flow = await AuthorizationFlow.start(service)));

const count = async (table: string): Promise<number> => {
  const { rows } = await service.database.pool.query(`select count(*)::integer as n from ${table}`);
  return rows[0].n;
};

const grantedScopes = async (): Promise<string[]> => {
  const { body } = await service.client.get('/api/console/grants', { cookie: flow.cookie });
  return body.grants.flatMap((grant: { scopes: { scope: string }[] }) =>
    grant.scopes.map(({ scope }) => scope),
  );
};

describe('the consent page', () => {
  it('rule 15: gets the application, developer, host and scopes in plain words', async () => {
    const id = await flow.pendingRequest();
    const { status, body, headers } = await flow.show(id);
    const asked = { granted: false, reason: null };
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.authorization_request).toEqual({
      id,
      application: {
        client_id: flow.application.clientId,
        name: 'Test application',
        description: '',
        homepage_url: null,
      },
      owner: 'Test user',
      is_domain_proven: null,
      redirect_host: 'app.example',
      is_approved: true,
      scopes: [
        { ...asked, scope: 'words:read', meaning: expect.stringMatching(/^See your words/) },
        { ...asked, scope: 'words:write', meaning: expect.stringMatching(/^Add words/) },
      ],
      other_scopes: ['review:read', 'review:write', 'wordbooks:read', 'wordbooks:write'].map(
        (scope) => expect.objectContaining({ scope, granted: false }),
      ),
      expires_at: new Date(service.clock.now().getTime() + 600_000).toISOString(),
    });
  });

  it('rule 14: survives a sign-in before the decision', async () => {
    const id = await flow.pendingRequest({}, null);
    const { body } = await flow.decide(id, { approve: true });
    const answer = await flow.exchange(redirected(body.redirect_to).get('code') ?? '');
    expect(answer.body.scope).toBe('words:read words:write');
  });

  it('rule 14: is gone after 10 minutes and states the way back', async () => {
    const id = await flow.pendingRequest();
    service.clock.advance({ ms: 599_999 });
    expect((await flow.show(id)).status).toBe(200);
    service.clock.advance({ ms: 1 });
    for (const answer of [await flow.show(id), await flow.decide(id, { approve: true })]) {
      expect(answer.status).toBe(404);
      expect(answer.body.error.details[0].metadata).toEqual({
        application_name: 'Test application',
        redirect_host: 'app.example',
      });
    }
    expect(await grantedScopes()).toEqual([]);
  });

  it.each(['nothing', 'a%00b', '%20'])('is 404 for the unknown id %s', async (id) => {
    expect((await flow.show(id)).status).toBe(404);
    expect((await flow.decide(id, { approve: true })).status).toBe(404);
  });

  it.each(['SUSPENDED', 'REJECTED', 'PENDING'])(
    'rule 5: is refused when the application has become %s',
    async (status) => {
      const id = await flow.pendingRequest();
      const { id: applicationId } = flow.application;
      await service.database.pool.query('update applications set status = $2 where id = $1', [
        applicationId,
        status,
      ]);
      expect((await flow.show(id)).status).toBe(403);
      expect((await flow.decide(id, { approve: true })).status).toBe(403);
      expect(await grantedScopes()).toEqual([]);
    },
  );

  it('rule 3: is gone if the redirect URI is no longer registered', async () => {
    const id = await flow.pendingRequest();
    await service.database.pool.query(
      `update applications set redirect_uris = '{https://app.example/new}' where id = $1`,
      [flow.application.id],
    );
    expect((await flow.show(id)).status).toBe(404);
    expect((await flow.decide(id, { approve: true })).status).toBe(404);
  });
});

describe('the decision', () => {
  it('rule 8: returns the state byte for byte', async () => {
    const state = ' a+b&c=d%20#e?/:@ü漢😀\u2028"\'<>';
    const id = await flow.pendingRequest({ state });
    const { body } = await flow.decide(id, { approve: true });
    expect(redirected(body.redirect_to).get('state')).toBe(state);
    const raw = /[?&]state=([^&]*)/.exec(body.redirect_to)?.[1] ?? '';
    expect(decodeURIComponent(raw)).toBe(state);

    const denied = await flow.decide(await flow.pendingRequest({ state, prompt: 'consent' }), {
      approve: false,
    });
    expect(redirected(denied.body.redirect_to).get('state')).toBe(state);
  });

  it('rule 12: carries iss and keeps the query of the redirect URI', async () => {
    const application = await service.given.application({
      redirectUri: 'https://app.example/cb?tenant=a%2Fb&x=1+2',
    });
    const kept = await AuthorizationFlow.start(service, { application });
    const { body } = await kept.decide(await kept.pendingRequest(), { approve: true });
    expect(body.redirect_to).toMatch(/^https:\/\/app\.example\/cb\?tenant=a%2Fb&x=1\+2&code=/);
    expect(redirected(body.redirect_to).get('iss')).toBe(service.url);
  });

  it('rule 13: denied', async () => {
    const id = await flow.pendingRequest();
    const { status, body } = await flow.decide(id, { approve: false, scopes: ['words:read'] });
    expect(status).toBe(200);
    const answer = redirected(body.redirect_to);
    expect(body.redirect_to).toMatch(/^https:\/\/app\.example\/callback\?/);
    expect(answer.get('error')).toBe('access_denied');
    expect(answer.get('iss')).toBe(service.url);
    expect(answer.has('code')).toBe(false);
    expect(await grantedScopes()).toEqual([]);
  });

  it('rule 15: grants what is left ticked', async () => {
    const id = await flow.pendingRequest();
    const { body } = await flow.decide(id, { approve: true, scopes: ['words:write'] });
    const answer = await flow.exchange(redirected(body.redirect_to).get('code') ?? '');
    expect(answer.body.scope).toBe('words:write');
    expect(await grantedScopes()).toEqual(['words:write']);
  });

  it('rule 15: grants nothing that was not shown, whatever the form sends', async () => {
    const id = await flow.pendingRequest({ scope: 'words:read' });
    const scopes = ['words:read', 'words:write', 'review:write'];
    const { body } = await flow.decide(id, { approve: true, scopes });
    const answer = await flow.exchange(redirected(body.redirect_to).get('code') ?? '');
    expect(answer.body.scope).toBe('words:read');
    expect(await grantedScopes()).toEqual(['words:read']);
  });

  it.each([[[]], [['review:read']]])('rule 15: denies if none is left (%j)', async (scopes) => {
    const { body } = await flow.decide(await flow.pendingRequest(), { approve: true, scopes });
    expect(redirected(body.redirect_to).get('error')).toBe('access_denied');
    expect(await grantedScopes()).toEqual([]);
  });

  it('rule 17: without a session, 403 and no code', async () => {
    const id = await flow.pendingRequest();
    const codes = await count('authorization_codes');
    const answer = await flow.decide(id, { approve: true }, '');
    expect(answer.status).toBe(403);
    expect(answer.body.error.code).toBe('PERMISSION_DENIED');
    const unknown = await flow.decide(id, { approve: true }, 'wordgrove_session=unknown');
    expect(unknown.status).toBe(403);
    expect(await count('authorization_codes')).toBe(codes);
    expect((await flow.show(id)).status).toBe(200);
  });

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: '', 'sec-fetch-site': 'cross-site' }],
  ])('rule 17: from another origin %j, 403 and no code', async (headers) => {
    const id = await flow.pendingRequest();
    const codes = await count('authorization_codes');
    const path = `/api/console/authorization-requests/${id}/decision`;
    const answer = await service.client.post(path, {
      headers: { cookie: flow.cookies(), ...headers } as Record<string, string>,
      body: { approve: true },
    });
    expect(answer.status).toBe(403);
    expect(await count('authorization_codes')).toBe(codes);
  });

  it('rule 17: by a user who has not seen it, 403 and no code, until that user sees it', async () => {
    const id = await flow.pendingRequest();
    const { application, browser } = flow;
    const other = await AuthorizationFlow.start(service, { application, browser });
    expect((await other.decide(id, { approve: true })).status).toBe(403);
    expect((await flow.show(id)).status).toBe(200);
    expect((await other.decide(id, { approve: true })).status).toBe(403);
    expect((await other.show(id)).status).toBe(200);
    expect((await flow.decide(id, { approve: true })).status).toBe(403);
    expect((await other.decide(id, { approve: true })).status).toBe(200);
  });

  it('rule 17: a second submit yields no second code', async () => {
    const id = await flow.pendingRequest();
    await flow.decide(id, { approve: true });
    const codes = await count('authorization_codes');
    expect((await flow.decide(id, { approve: true })).status).toBe(404);
    expect((await flow.decide(id, { approve: false })).status).toBe(404);
    expect((await flow.show(id)).status).toBe(404);
    expect(await count('authorization_codes')).toBe(codes);
  });

  it('rule 20: no POST responds with a redirect, least of all with 307', async () => {
    const { status, headers } = await flow.decide(await flow.pendingRequest(), { approve: true });
    expect([status, headers.get('location')]).toEqual([200, null]);
    const posted = await service.client.post('/oauth/authorize', { form: { client_id: 'x' } });
    expect([posted.status, posted.headers.get('location')]).toEqual([405, null]);
  });

  it('refuses a body that is not a decision', async () => {
    const id = await flow.pendingRequest();
    for (const body of [{}, { approve: 'true' }, { approve: true, scopes: ['all'] }, { a: 1 }]) {
      expect((await flow.decide(id, body)).status).toBe(400);
    }
  });
});
