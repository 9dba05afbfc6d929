import { AuthorizationFlow } from '../support/authorization-flow.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let service: TestApp;
let flow: AuthorizationFlow;
beforeAll(async () => {
  service = await startTestApp();
  flow = await AuthorizationFlow.start(service, { scopes: ['words:read', 'words:write'] });
});
afterAll(() => service.close());

const withRedirectUri = async (redirectUri: string): Promise<AuthorizationFlow> => {
  const application = await service.given.application({ redirectUri });
  return AuthorizationFlow.start(service, { application });
};

async function expectPage(answer: Promise<Awaited<ReturnType<AuthorizationFlow['authorize']>>>) {
  const { status, headers, text } = await answer;
  expect(status).toBe(400);
  expect(headers.get('location')).toBeNull();
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  return text;
}

const countRequests = async (): Promise<number> => {
  const { rows } = await service.database.pool.query<{ count: string }>(
    'select count(*) from authorization_requests',
  );
  return Number(rows[0]?.count);
};

describe('errors that a page shows', () => {
  it.each(['nobody', '', 'a\0b', '<script>alert(1)</script>'])(
    'rule 1: the unknown client_id %j',
    async (clientId) => {
      const text = await expectPage(flow.authorize({ client_id: clientId }));
      expect(text).not.toContain('<script');
    },
  );

  it('rule 1: no client_id', () => expectPage(flow.authorize({ client_id: null })));

  it('rule 2: no redirect_uri, or a different one', async () => {
    await expectPage(flow.authorize({ redirect_uri: null }));
    await expectPage(flow.authorize({ redirect_uri: '' }));
    await expectPage(flow.authorize({ redirect_uri: 'https://evil.example/callback' }));
  });

  it('rule 2: a different redirect_uri, with everything else wrong too', () =>
    expectPage(
      flow.authorize({
        redirect_uri: 'https://evil.example/callback',
        response_type: 'token',
        state: null,
        scope: 'nothing',
        prompt: ['none', 'none'],
      }),
    ));

  it.each([
    ['HTTPS://app.example/cb', 'scheme in capitals'],
    ['https://App.example/cb', 'host in capitals'],
    ['https://app.example/CB', 'path in capitals'],
    ['https://app.example/cb/', 'trailing slash'],
    ['https://app.example/cb?', 'empty query'],
    ['https://app.example/cb?a=1', 'query'],
    ['https://app.example:443/cb', 'port'],
    ['https://user@app.example/cb', 'userinfo'],
    ['https://app.example/%63b', 'percent-encoding'],
    ['https://app.example/x/../cb', 'dot segments'],
    ['https://app.example/cb#', 'fragment'],
    [' https://app.example/cb', 'white space'],
    ['https://app.example/cb\0', 'NUL'],
  ])('rule 3: %s is another redirect URI (%s)', async (redirectUri) => {
    const exact = await withRedirectUri('https://app.example/cb');
    expect((await exact.authorize()).status).toBe(302);
    await expectPage(exact.authorize({ redirect_uri: redirectUri }));
  });

  it.each(['SUSPENDED', 'REJECTED'])('rule 5: an application that is %s', async (status) => {
    const ownerId = (await service.given.user()).id;
    const application = await service.given.application({ status, ownerId });
    const owner = await AuthorizationFlow.start(service, { application, userId: ownerId });
    expect(await expectPage(owner.authorize())).toContain(status.toLowerCase());
  });

  it.each(['DRAFT', 'PENDING'])(
    'rule 5: a user without access at an application that is %s',
    async (status) => {
      const application = await service.given.application({ status });
      const stranger = await AuthorizationFlow.start(service, { application });
      const requests = await countRequests();
      expect(await expectPage(stranger.authorize())).toContain('not approved');
      const page = await expectPage(stranger.authorize({ state: 'a"b' }, null));
      expect(page).toContain('href="/sign-in?next=%2Foauth%2Fauthorize');
      expect(await countRequests()).toBe(requests);
    },
  );

  it.each(['DRAFT', 'PENDING'])(
    'rule 5: owner and test users may use one that is %s',
    async (status) => {
      const application = await service.given.application({ status });
      const owner = await AuthorizationFlow.start(service, {
        application,
        userId: application.ownerId,
      });
      expect((await owner.tokens()).token_type).toBe('Bearer');
      const tester = await AuthorizationFlow.start(service, { application });
      await service.database.pool.query(
        'insert into application_test_users values ($1, $2, now())',
        [application.id, tester.userId],
      );
      expect((await tester.tokens()).token_type).toBe('Bearer');
    },
  );

  it.each(['client_id', 'redirect_uri'])('rule 6: %s given twice, even the same', async (name) => {
    const { clientId, redirectUri } = flow.application;
    const value = name === 'client_id' ? clientId : redirectUri;
    await expectPage(flow.authorize({ [name]: [value, value] }));
  });

  it('has the headers of rule 18 and no script', async () => {
    const answer = await flow.authorize({ client_id: 'nobody' });
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.text).not.toMatch(/<script|javascript:| on[a-z]+=/i);
  });
});
