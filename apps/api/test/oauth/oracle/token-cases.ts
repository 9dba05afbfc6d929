import { differing } from './asking.js';
import type { OracleCase } from './case.js';
import { outcome, type Driver } from './driver.js';
import type { SubjectAnswer } from './subject.js';

const METHOD =
  'RFC 9110, section 15.5.6: the path exists, so the method is at fault, and Allow says which one is right';

/** The form of a request to the token endpoint, and of its response. */
export const TOKEN_CASES: readonly OracleCase[] = [
  ...(['token', 'revoke', 'introspect'] as const).map((endpoint) => ({
    rules: endpoint === 'token' ? '21' : endpoint === 'revoke' ? '41' : '42',
    name: `GET of the ${endpoint} endpoint`,
    run: async (d: Driver) => outcome(await d.post(endpoint, {}, { method: 'GET' })),
    ...differing('405 invalid_request', '404 without an OAuth error', METHOD),
  })),
  {
    rules: '21',
    name: 'a body of JSON',
    run: async (d) => {
      const client = d.clients.basic;
      const form = {
        grant_type: 'authorization_code',
        code: await d.code({}, client),
        redirect_uri: client.redirectUri,
      };
      const headers = { 'content-type': 'application/json' };
      return outcome(await d.post('token', {}, { client, headers, raw: JSON.stringify(form) }));
    },
    expected: '400 invalid_request',
  },
  {
    rules: '21',
    name: 'the form in the query',
    run: async (d) => {
      const { redirectUri } = d.clients.confidential;
      const query = {
        grant_type: 'authorization_code',
        code: await d.code(),
        redirect_uri: redirectUri,
      };
      return outcome(await d.post('token', {}, { query }));
    },
    expected: '400 invalid_request',
  },
  {
    rules: '21',
    name: 'the grant type twice',
    run: async (d) => d.exchange(await d.code(), { grant_type: ['authorization_code', 'x'] }),
    expected: '400 invalid_request',
  },
  {
    rules: '21',
    name: 'the code twice, then once',
    run: async (d) => {
      const code = await d.code();
      return `${await d.exchange(code, { code: [code, code] })}, then ${await d.exchange(code)}`;
    },
    expected: '400 invalid_request, then 200',
  },
  {
    rules: '21',
    name: 'the secret twice',
    run: async (d) => {
      const { secret } = d.clients.confidential;
      return d.exchange(await d.code(), { client_secret: [secret, secret] });
    },
    expected: '400 invalid_request',
  },
  {
    rules: '21',
    name: 'an unknown parameter twice at the token endpoint',
    run: async (d) => d.exchange(await d.code(), { colour: ['blue', 'red'] }),
    ...differing(
      '400 invalid_request',
      '200',
      'RFC 6749, section 3.2: parameters must not be included more than once; it makes no exception for unknown ones',
    ),
  },
  {
    rules: '22',
    name: 'Cache-Control and Pragma of a success',
    run: async (d) => {
      const { confidential } = d.clients;
      const code = await d.code();
      const form = { grant_type: 'authorization_code', redirect_uri: confidential.redirectUri };
      return caching(await d.post('token', { ...form, code }), 200);
    },
    ...differing(
      'no-store no-cache',
      'no-store null',
      'RFC 6749, section 5.1, demands both; the second is for caches of HTTP/1.0',
    ),
  },
  {
    rules: '22',
    name: 'Cache-Control and Pragma of an error',
    run: async (d) => caching(await d.post('token', { grant_type: 'x' }), 400),
    ...differing(
      'no-store no-cache',
      'no-store null',
      'Rule 22: the same as for a success, because a cached error would be returned to the next request',
    ),
  },
  {
    rules: '22',
    name: 'the members of a success, the type and the lifetime',
    run: async (d) => {
      const tokens: object = await d.tokens();
      const { token_type, expires_in } = tokens as Record<string, unknown>;
      return `${Object.keys(tokens).sort().join(' ')}, ${token_type}, ${expires_in}`;
    },
    expected: 'access_token expires_in refresh_token scope token_type, Bearer, 3600',
  },
  {
    rules: '25',
    name: 'no grant type',
    run: (d) => d.exchange('x', { grant_type: null }),
    expected: '400 invalid_request',
  },
  ...['password', 'client_credentials', 'x'].map((grantType) => ({
    rules: '25',
    name: `the grant type ${grantType}`,
    run: (d: Driver) => d.exchange('x', { grant_type: grantType }),
    expected: '400 unsupported_grant_type',
  })),
];

/** Returns only the status if it is another, lest the headers of the wrong response are compared. */
function caching({ status, headers }: SubjectAnswer, wanted: number): string {
  if (status !== wanted) return String(status);
  return `${headers.get('cache-control')} ${headers.get('pragma')}`;
}
