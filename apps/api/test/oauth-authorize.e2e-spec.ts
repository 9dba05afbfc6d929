import {
  AuthorizationFlow,
  pkcePair,
  redirected,
  type Overrides,
} from './support/authorization-flow.js';
import { startTestApp, type TestApp } from './support/test-app.js';

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

/** The error that comes back to the redirect URI, with the right state and issuer. */
async function errorOf(
  overrides: Overrides,
  state: string | null = 'a state',
): Promise<string | null> {
  const { status, headers } = await flow.authorize(overrides);
  const location = headers.get('location') ?? '';
  expect(status).toBe(302);
  expect(location.split('?')[0]).toBe(flow.application.redirectUri);
  const answer = redirected(location);
  expect(answer.get('iss')).toBe(service.url);
  expect(answer.get('state')).toBe(state);
  expect(answer.has('code')).toBe(false);
  return answer.get('error');
}

const countRequests = async (): Promise<number> => {
  const { rows } = await service.database.pool.query<{ count: string }>(
    'select count(*) from authorization_requests',
  );
  return Number(rows[0]?.count);
};

describe('what is told on a page', () => {
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
    'rule 5: a stranger at an application that is %s',
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

describe('what is told to the redirect URI', () => {
  it.each(['response_type', 'scope', 'code_challenge', 'prompt', 'unknown'])(
    'rule 6: %s given twice',
    async (name) => expect(await errorOf({ [name]: ['x', 'y'] })).toBe('invalid_request'),
  );

  it('rule 6: state given twice, which names no state to send back', async () => {
    expect(await errorOf({ state: ['x', 'y'] }, null)).toBe('invalid_request');
  });

  it('rule 7: no response_type', async () => {
    expect(await errorOf({ response_type: null })).toBe('invalid_request');
    expect(await errorOf({ response_type: '' })).toBe('invalid_request');
  });

  it.each(['token', 'id_token', 'code token', 'CODE', 'code '])(
    'rule 7: response_type=%s',
    async (type) =>
      expect(await errorOf({ response_type: type })).toBe('unsupported_response_type'),
  );

  it('rule 8: no state', async () => {
    expect(await errorOf({ state: null }, null)).toBe('invalid_request');
    expect(await errorOf({ state: '' }, null)).toBe('invalid_request');
  });

  it('rule 8: a state of 2,048 characters and no more', async () => {
    expect(
      (await flow.authorize({ state: 'é'.repeat(2048) }, null)).headers.get('location'),
    ).toMatch(/^\/consent/);
    const long = 'x'.repeat(2049);
    expect(await errorOf({ state: long }, long)).toBe('invalid_request');
  });

  it('rule 8: a state with NUL, which cannot be kept', async () => {
    expect(await errorOf({ state: 'a\0b' }, 'a\0b')).toBe('invalid_request');
  });

  it('rule 8: a state that is not UTF-8', async () => {
    const query = new URLSearchParams({
      client_id: flow.application.clientId,
      redirect_uri: flow.application.redirectUri,
      response_type: 'code',
      scope: 'words:read',
    });
    const { headers } = await service.client.get(`/oauth/authorize?${query}&state=%FF`);
    expect(redirected(headers.get('location')).get('error')).toBe('invalid_request');
  });

  it.each([null, '', ' ', 'nothing', 'words:read nothing', 'words:read,words:write', 'WORDS:READ'])(
    'rule 9: scope=%s',
    async (scope) => expect(await errorOf({ scope })).toBe('invalid_scope'),
  );

  it('rule 9: a scope that the application has not registered', async () => {
    expect(await errorOf({ scope: 'words:read review:read' })).toBe('invalid_scope');
  });

  const { challenge } = pkcePair();
  it.each([
    ['plain', challenge],
    [null, challenge],
    ['s256', challenge],
    ['S256', null],
    ['plain', null],
    ['S256', 'x'.repeat(42)],
    ['S256', 'x'.repeat(129)],
    ['S256', `${'x'.repeat(42)}+`],
    ['S256', `${'x'.repeat(43)}\n`],
  ])('rule 10: code_challenge_method=%s, code_challenge=%j', async (method, value) => {
    const overrides = { code_challenge_method: method, code_challenge: value };
    expect(await errorOf(overrides)).toBe('invalid_request');
  });

  it('rule 10: a well-formed S256 challenge is fine', async () => {
    const overrides = { code_challenge_method: 'S256', code_challenge: challenge };
    expect(await flow.pendingRequest(overrides)).toMatch(/^[\w-]{43}$/);
  });

  it('rule 11: unknown parameters are ignored', async () => {
    expect(await flow.pendingRequest({ nonce: 'x', __proto: 'y', 'a[b]': 'z' })).not.toBe('');
  });

  it('rule 12: errors carry iss and keep the query of the redirect URI', async () => {
    const kept = await withRedirectUri('https://app.example/cb?tenant=a%2Fb&x=1+2');
    const { headers } = await kept.authorize({ scope: null });
    const location = headers.get('location') ?? '';
    expect(location.startsWith('https://app.example/cb?tenant=a%2Fb&x=1+2&error=')).toBe(true);
    expect(redirected(location).get('iss')).toBe(service.url);
  });

  it('rule 13: a failure of our own', async () => {
    await service.database.pool.query('alter table authorization_requests rename to away');
    const error = await errorOf({}).finally(() =>
      service.database.pool.query('alter table away rename to authorization_requests'),
    );
    expect(error).toBe('server_error');
  });

  it('rule 16: prompt=none beside another value', async () => {
    expect(await errorOf({ prompt: 'none consent' })).toBe('invalid_request');
  });
});

describe('a valid request', () => {
  it('rule 14: is kept on the server; the browser carries an id of 256 bits only', async () => {
    const answer = await flow.authorize({ state: 'a secret state' }, null);
    const location = answer.headers.get('location') ?? '';
    expect(answer.status).toBe(302);
    expect(location).toMatch(/^\/consent\?request=[\w-]{43}$/);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { rows } = await service.database.pool.query('select * from authorization_requests');
    expect(JSON.stringify(rows)).not.toContain(location.slice('/consent?request='.length));
  });

  it.each(['HEAD', 'POST', 'PUT', 'OPTIONS'])('is a GET: %s keeps nothing', async (method) => {
    const before = await countRequests();
    const query = new URLSearchParams({
      client_id: flow.application.clientId,
      redirect_uri: flow.application.redirectUri,
      response_type: 'code',
      scope: 'words:read',
      state: 'x',
    });
    const answer = await service.client.call(method, `/oauth/authorize?${query}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([405, null]);
    expect(answer.headers.get('allow')).toContain('GET');
    expect(await countRequests()).toBe(before);
  });
});
