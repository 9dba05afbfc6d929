import { asking, CHALLENGE, differing, S256 } from './asking.js';
import type { OracleCase } from './case.js';

const REDIRECT = 'https://confidential.example';
const ONE_RESPONSE_TYPE =
  'Rule 7. There is one response type here, and its responses use the query: a server never receives a fragment';
const EXTENSION =
  'Rule 11, RFC 6749, section 3.1: parameters that are not known are ignored. This one is an extension’s, which the metadata does not offer';

/** The request to the authorize endpoint. */
export const AUTHORIZE_CASES: readonly OracleCase[] = [
  asking('1', 'an unknown client', { client_id: 'unknown' }, 'page 400'),
  asking('1', 'no client', { client_id: null }, 'page 400'),
  asking('2', 'another redirect URI', { redirect_uri: 'https://evil.example/cb' }, 'page 400'),
  asking('2', 'no redirect URI', { redirect_uri: null }, 'page 400'),
  asking(
    '2',
    'another redirect URI, and everything else wrong',
    { redirect_uri: 'https://evil.example/cb', scope: 'x', response_type: 'y', state: ['a', 'b'] },
    'page 400',
  ),
  asking('3', 'a trailing slash', { redirect_uri: `${REDIRECT}/cb/` }, 'page 400'),
  asking('3', 'another case', { redirect_uri: `${REDIRECT}/CB` }, 'page 400'),
  asking('3', 'a query', { redirect_uri: `${REDIRECT}/cb?x=1` }, 'page 400'),
  asking('3', 'a fragment', { redirect_uri: `${REDIRECT}/cb#x` }, 'page 400'),
  asking('3', 'a port', { redirect_uri: `${REDIRECT}:443/cb` }, 'page 400'),
  asking('3', 'percent-encoding', { redirect_uri: `${REDIRECT}/%63b` }, 'page 400'),
  asking('3', 'user info', { redirect_uri: 'https://x@confidential.example/cb' }, 'page 400'),
  asking(
    '6',
    'the client twice',
    ({ clients }) => ({ client_id: [clients.confidential.id, clients.confidential.id] }),
    'page 400',
  ),
  asking(
    '6',
    'the redirect URI twice',
    { redirect_uri: [`${REDIRECT}/cb`, `${REDIRECT}/cb`] },
    'page 400',
  ),
  asking('6', 'the state twice', { state: ['a', 'b'] }, 'redirect invalid_request'),
  asking(
    '6',
    'the scope twice',
    { scope: ['words:read', 'words:read'] },
    'redirect invalid_request',
  ),
  asking(
    '6',
    'an unknown parameter twice',
    { colour: ['blue', 'red'] },
    differing(
      'redirect invalid_request',
      'code',
      'RFC 6749, section 3.1: parameters must not be included more than once; it makes no exception for unknown ones',
    ),
  ),
  asking('7', 'no response type', { response_type: null }, 'redirect invalid_request'),
  asking(
    '7',
    'an unknown response type',
    { response_type: 'x' },
    'redirect unsupported_response_type',
  ),
  asking(
    '7',
    'the implicit grant',
    { response_type: 'token' },
    differing(
      'redirect unsupported_response_type',
      'redirect unsupported_response_type in the fragment',
      ONE_RESPONSE_TYPE,
    ),
  ),
  asking(
    '8',
    'no state',
    { state: null },
    differing(
      'redirect invalid_request',
      'code',
      'Rule 8. RFC 6749, section 10.12, demands a guard against forged callbacks, and without PKCE state is the only one',
    ),
  ),
  asking(
    '9',
    'no scope',
    { scope: null },
    differing(
      'redirect invalid_scope',
      'redirect access_denied',
      'RFC 6749, section 3.3: without a default scope the request fails as invalid_scope; no user has denied access',
    ),
  ),
  asking(
    '9',
    'an unknown scope',
    { scope: 'words:read words:burn' },
    differing(
      'redirect invalid_scope',
      'code',
      'Rule 9. RFC 6749, section 3.3, allows to ignore it, section 4.1.2.1 has the error for it; if it were ignored, the developer would notice only when the API refuses a request',
    ),
  ),
  asking('9', 'a scope that the application has not registered', {}, 'redirect invalid_scope', {
    client: 'narrow',
  }),
  asking(
    '10',
    'a plain challenge',
    { ...S256, code_challenge_method: 'plain' },
    'redirect invalid_request',
  ),
  asking(
    '10',
    'a challenge without method',
    { code_challenge: CHALLENGE },
    'redirect invalid_request',
  ),
  asking(
    '10',
    'a method without challenge',
    { code_challenge_method: 'S256' },
    'redirect invalid_request',
  ),
  asking(
    '10',
    'a short challenge',
    { ...S256, code_challenge: 'short' },
    'redirect invalid_request',
  ),
  asking(
    '10',
    'a long challenge',
    { ...S256, code_challenge: 'x'.repeat(129) },
    'redirect invalid_request',
  ),
  asking(
    '10',
    'a challenge of other characters',
    { ...S256, code_challenge: '+'.repeat(43) },
    'redirect invalid_request',
  ),
  asking('11', 'an unknown parameter', { colour: 'blue' }, 'code'),
  asking(
    '11',
    'response_mode=fragment',
    { response_mode: 'fragment' },
    differing(
      'code',
      'redirect code in the fragment',
      'Rule 11. The metadata names query as the one response mode; a code in a fragment is left to every script on the page',
    ),
  ),
  asking('11', 'a nonce', { nonce: 'x' }, differing('code', 'redirect invalid_request', EXTENSION)),
  asking(
    '11',
    'a request object',
    { request: 'x.y.z' },
    differing('code', 'redirect request_not_supported', EXTENSION),
  ),
];
