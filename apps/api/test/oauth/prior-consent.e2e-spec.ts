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

describe('consent given before', () => {
  const codeWithoutPage = async (overrides = {}): Promise<string | null> => {
    const { headers } = await flow.authorize(overrides);
    return redirected(headers.get('location')).get('code');
  };

  it('rule 16: needs no second page, for the same or fewer scopes', async () => {
    await flow.tokens();
    for (const scope of ['words:read words:write', 'words:write']) {
      const code = await codeWithoutPage({ scope, state: 'x y+z' });
      expect((await flow.exchange(code ?? '')).body.scope).toBe(scope);
    }
    const { headers } = await flow.authorize({ state: 'x y+z' });
    const answer = redirected(headers.get('location'));
    expect([answer.get('state'), answer.get('iss')]).toEqual(['x y+z', service.url]);
    expect(await grantedScopes()).toEqual(['words:read', 'words:write']);
  });

  it('rule 16: a new scope always needs the page, which marks the earlier ones', async () => {
    await flow.tokens({ scope: 'words:read' });
    const id = await flow.pendingRequest({ scope: 'words:read review:read' });
    const { body } = await flow.show(id);
    const scopes = body.authorization_request.scopes as { scope: string; granted: boolean }[];
    expect(scopes.map(({ scope, granted }) => [scope, granted])).toEqual([
      ['words:read', true],
      ['review:read', false],
    ]);
    await flow.decide(id, { approve: true });
    expect(await grantedScopes()).toEqual(['words:read', 'review:read']);
    expect(await count('grants where user_id = ' + `'${flow.userId}'`)).toBe(1);
  });

  it('rule 16: counts for that user and that application only', async () => {
    await flow.tokens();
    const otherUser = await AuthorizationFlow.start(service, { application: flow.application });
    await otherUser.pendingRequest();
    await (await AuthorizationFlow.start(service, { userId: flow.userId })).pendingRequest();
    await flow.pendingRequest({}, null);
  });

  it('rule 16: prompt=consent forces the page', async () => {
    await flow.tokens();
    await flow.pendingRequest({ prompt: 'consent' });
    await flow.pendingRequest({ prompt: 'login consent' });
    expect(await codeWithoutPage({ prompt: 'login' })).not.toBeNull();
  });

  it('rule 16: prompt=none never asks the user', async () => {
    const errorOf = async (cookie: string | null, scope = 'words:read') => {
      const { headers } = await flow.authorize({ prompt: 'none', scope }, cookie);
      return redirected(headers.get('location')).get('error');
    };
    const requests = await count('authorization_requests');
    expect(await errorOf(null)).toBe('login_required');
    expect(await errorOf(flow.cookie)).toBe('consent_required');
    expect(await count('authorization_requests')).toBe(requests);
    await flow.tokens({ scope: 'words:read' });
    expect(await codeWithoutPage({ prompt: 'none', scope: 'words:read' })).not.toBeNull();
    expect(await errorOf(flow.cookie, 'words:read words:write')).toBe('consent_required');
    expect(await errorOf(null)).toBe('login_required');
  });

  it('rule 16: a revoked grant needs the page again', async () => {
    await flow.tokens();
    await service.client.delete('/api/console/grants', { cookie: flow.cookie });
    await flow.pendingRequest();
  });
});
