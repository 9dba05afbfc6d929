import { AuthorizationFlow, redirected } from '../support/authorization-flow.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let service: TestApp;
let flow: AuthorizationFlow;
beforeAll(async () => (service = await startTestApp()));
afterAll(() => service.close());
beforeEach(async () => (flow = await AuthorizationFlow.start(service)));

const READ = 'words:read';
const BOTH = 'words:read words:write';

const grantedScopes = async (): Promise<string[]> => {
  const { body } = await service.client.get('/api/console/grants', { cookie: flow.cookie });
  return body.grants.flatMap((grant: { scopes: { scope: string }[] }) =>
    grant.scopes.map(({ scope }) => scope),
  );
};

/** The scope of the tokens that come of a decision. */
const decided = async (request: string, scopes: string[]): Promise<string> => {
  const { body } = await flow.decide(request, { approve: true, scopes });
  return (await flow.exchange(redirected(body.redirect_to).get('code') ?? '')).body.scope;
};

const silent = async (scope: string) => {
  const { headers } = await flow.authorize({ prompt: 'none', scope });
  return redirected(headers.get('location'));
};

describe('a scope that a user unticks', () => {
  it('rules 15, 16: is not remembered, so it needs the page again', async () => {
    expect(await decided(await flow.pendingRequest({ scope: BOTH }), [READ])).toBe(READ);
    expect((await silent(BOTH)).get('error')).toBe('consent_required');
    expect((await silent(READ)).has('code')).toBe(true);
    const again = await flow.pendingRequest({ scope: BOTH });
    expect(await decided(again, ['words:read', 'words:write'])).toBe(BOTH);
    expect(await grantedScopes()).toEqual(['words:read', 'words:write']);
  });

  it('rules 15, 16: if granted before, is missing from these tokens only', async () => {
    const before = await flow.tokens({ scope: READ });
    const wider = await flow.pendingRequest({ scope: 'words:read review:read' });
    expect(await decided(wider, ['review:read'])).toBe('review:read');
    expect(await grantedScopes()).toEqual(['words:read', 'review:read']);
    expect((await flow.refresh(before.refresh_token)).body.scope).toBe(READ);
  });
});

describe('a page that comes although there is a grant', () => {
  it('rules 13, 16: denying revokes nothing', async () => {
    const before = await flow.tokens({ scope: READ });
    const request = await flow.pendingRequest({ scope: BOTH });
    const { body } = await flow.decide(request, { approve: false });
    expect(redirected(body.redirect_to).get('error')).toBe('access_denied');
    expect(await grantedScopes()).toEqual([READ]);
    expect(await flow.apiStatus(before.access_token)).toBe(200);
    expect((await silent(READ)).has('code')).toBe(true);
  });

  it('rule 16: the user can allow less with prompt=consent, and the grant stays as it was', async () => {
    await flow.tokens({ scope: BOTH });
    const forced = await flow.pendingRequest({ scope: BOTH, prompt: 'consent' });
    expect(await decided(forced, [READ])).toBe(READ);
    expect(await grantedScopes()).toEqual(['words:read', 'words:write']);
  });

  it.each(['none consent', 'consent none', 'none login'])(
    'rule 16: prompt=%s contradicts itself',
    async (prompt) => {
      await flow.tokens({ scope: READ });
      const { status, headers } = await flow.authorize({ prompt, scope: READ, state: 'a&b' });
      const answer = redirected(headers.get('location'));
      expect([status, answer.get('error'), answer.get('state'), answer.get('iss')]).toEqual([
        302,
        'invalid_request',
        'a&b',
        service.url,
      ]);
      expect(answer.has('code')).toBe(false);
    },
  );
});

describe('after REFRESH_TOKENS is switched off', () => {
  it('rules 25, 41: earlier tokens are refused, but can be revoked', async () => {
    const { access_token: access, refresh_token: refresh } = await flow.tokens();
    const environment = { REFRESH_TOKENS: 'off' };
    const later = await startTestApp({ environment, database: service.database });
    try {
      const { application, userId } = flow;
      const without = await AuthorizationFlow.start(later, { application, userId });
      const refused = await without.refresh(refresh);
      expect([refused.status, refused.body.error]).toEqual([400, 'unsupported_grant_type']);
      expect(await without.apiStatus(access)).toBe(200);
      const { clientId, clientSecret } = application;
      const form = { client_id: clientId, client_secret: clientSecret, token: refresh };
      expect((await later.client.post('/oauth/revoke', { form })).status).toBe(200);
      expect(await without.apiStatus(access)).toBe(401);
      expect(await flow.apiStatus(access)).toBe(401);
    } finally {
      await later.close();
    }
  });
});

describe('the limit on failures', () => {
  it('rule 36: is one for the token endpoint, revoke and introspect', async () => {
    const strict = await startTestApp({ environment: { TOKEN_FAILURE_LIMIT: '3' } });
    try {
      const guessed = await AuthorizationFlow.start(strict);
      const form = { client_id: guessed.application.clientId, client_secret: 'guess', token: 'x' };
      for (const path of ['/oauth/token', '/oauth/revoke', '/oauth/introspect'])
        expect((await strict.client.post(path, { form })).status).toBe(401);
      for (const path of ['/oauth/token', '/oauth/revoke', '/oauth/introspect'])
        expect((await strict.client.post(path, { form })).status).toBe(429);
      strict.clock.advance({ minutes: 1 });
      expect((await strict.client.post('/oauth/introspect', { form })).status).toBe(401);
    } finally {
      await strict.close();
    }
  });
});
