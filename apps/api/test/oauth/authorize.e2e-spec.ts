import {
  AuthorizationFlow,
  pkcePair,
  redirected,
  type Overrides,
} from '../support/authorization-flow.js';
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

describe('errors that go to the redirect URI', () => {
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

  it('rule 8: a state that is so long that the address would be, too', async () => {
    // As form data, each space has one byte, and in the address three.
    const fitting = ' '.repeat(4_096);
    expect(await errorOf({ state: fitting }, fitting)).toBe('invalid_request');
    expect(await errorOf({ state: ' '.repeat(4_097) }, null)).toBe('invalid_request');
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

  it('rule 10: a well-formed S256 challenge is accepted', async () => {
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

  it('rule 13: a failure of the service', async () => {
    await service.database.pool.query('alter table authorization_requests rename to away');
    try {
      expect(await errorOf({})).toBe('server_error');
    } finally {
      await service.database.pool.query('alter table away rename to authorization_requests');
    }
  });

  it('rule 16: prompt=none beside another value', async () => {
    expect(await errorOf({ prompt: 'none consent' })).toBe('invalid_request');
  });
});

describe('a valid request', () => {
  it('rule 14: is kept on the server; the browser carries its id and a cookie, each of 256 bits', async () => {
    const answer = await flow.authorize({ state: 'a secret state' }, null);
    const location = answer.headers.get('location') ?? '';
    expect(answer.status).toBe(302);
    expect(location).toMatch(/^\/consent\?request=[\w-]{43}$/);
    const [cookie = '', ...more] = answer.headers.getSetCookie();
    const browser = /^wordgrove_browser=([\w-]{43});/.exec(cookie)?.[1] ?? '';
    expect([browser.length, more]).toEqual([43, []]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { rows } = await service.database.pool.query('select * from authorization_requests');
    for (const secret of [location.slice('/consent?request='.length), browser])
      expect(JSON.stringify(rows)).not.toContain(secret);
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
