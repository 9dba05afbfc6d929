import type { Overrides } from '../support/authorization-flow.js';
import type { OracleCase } from './case.js';
import type { AuthorizeOptions } from './subject.js';

const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

type Expectation = Pick<OracleCase, 'expected' | 'difference'>;

function asking(
  rules: string,
  name: string,
  overrides: Overrides,
  expected: string | Expectation,
  options: AuthorizeOptions = {},
): OracleCase {
  const expectation = typeof expected === 'string' ? { expected } : expected;
  return { rules, name, run: (driver) => driver.authorize(overrides, options), ...expectation };
}

/** The authorize endpoint. */
export const AUTHORIZE_CASES: readonly OracleCase[] = [
  asking('1', 'an unknown client', { client_id: 'unknown' }, 'page 400'),
  asking('1', 'no client', { client_id: null }, 'page 400'),
  asking('2', 'another redirect URI', { redirect_uri: 'https://evil.example/cb' }, 'page 400'),
  asking(
    '2',
    'no redirect URI',
    { redirect_uri: null },
    {
      expected: 'page 400',
      difference: {
        oracle: 'code',
        why: 'Rule 2. RFC 6749, section 3.1.2.3, allows to leave it out where one is registered; it then changes meaning on the day that a second one is',
      },
    },
  ),
  asking('3', 'a trailing slash', { redirect_uri: 'https://confidential.example/cb/' }, 'page 400'),
  asking('3', 'another case', { redirect_uri: 'https://confidential.example/CB' }, 'page 400'),
  asking('3', 'a query', { redirect_uri: 'https://confidential.example/cb?x=1' }, 'page 400'),
  asking('3', 'a port', { redirect_uri: 'https://confidential.example:443/cb' }, 'page 400'),
  asking('6', 'the client twice', { client_id: ['confidential', 'confidential'] }, 'page 400'),
  asking('6', 'the state twice', { state: ['a', 'b'] }, 'redirect invalid_request'),
  asking('7', 'no response type', { response_type: null }, 'redirect invalid_request'),
  asking(
    '7',
    'the implicit grant',
    { response_type: 'token' },
    {
      expected: 'redirect unsupported_response_type',
      difference: {
        oracle: 'redirect unsupported_response_type in the fragment',
        why: 'There is one response type here and its answers come in the query; an application reads no fragment on its server',
      },
    },
  ),
  asking(
    '8',
    'no state',
    { state: null },
    {
      expected: 'redirect invalid_request',
      difference: {
        oracle: 'code',
        why: 'The interface demands it: an application without state has no guard against forged callbacks',
      },
    },
  ),
  asking(
    '9',
    'no scope',
    { scope: null },
    {
      expected: 'redirect invalid_scope',
      difference: {
        oracle: 'redirect access_denied',
        why: 'RFC 6749, section 3.3: without a default scope the request fails as invalid_scope; nobody denied anything',
      },
    },
  ),
  asking(
    '9',
    'an unknown scope',
    { scope: 'words:read words:burn' },
    {
      expected: 'redirect invalid_scope',
      difference: {
        oracle: 'code',
        why: 'RFC 6749, section 4.1.2.1: an unknown scope is an error. Dropped silently, it is found when the API refuses',
      },
    },
  ),
  asking(
    '10',
    'a plain challenge',
    { code_challenge: CHALLENGE, code_challenge_method: 'plain' },
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
    'a short challenge',
    { code_challenge: 'short', code_challenge_method: 'S256' },
    'redirect invalid_request',
  ),
  asking('11', 'an unknown parameter', { colour: 'blue' }, 'code'),
  asking('16', 'what was granted before', {}, 'code', { as: 'silent user' }),
  asking('16', 'prompt=consent', { prompt: 'consent' }, 'asks', { as: 'silent user' }),
  asking('16', 'prompt=none, signed in', { prompt: 'none' }, 'code', { as: 'silent user' }),
  asking('16', 'prompt=none, nobody', { prompt: 'none' }, 'redirect login_required', {
    as: 'nobody',
  }),
  asking(
    '16',
    'prompt=none for a new scope',
    { prompt: 'none', scope: 'wordbooks:write' },
    'redirect consent_required',
    { as: 'silent user' },
  ),
  asking('14', 'nobody signed in', {}, 'asks', { as: 'nobody' }),
  {
    rules: '10',
    name: 'a public client without PKCE',
    run: (driver) => driver.authorize({}, { client: driver.clients.public }),
    expected: 'redirect invalid_request',
  },
  {
    rules: '3',
    name: 'a loopback redirect URI on another port',
    run: (driver) =>
      driver.authorize(
        {
          redirect_uri: 'http://127.0.0.1:51004/cb',
          code_challenge: CHALLENGE,
          code_challenge_method: 'S256',
        },
        { client: { ...driver.clients.loopback, redirectUri: 'http://127.0.0.1:51004/cb' } },
      ),
    expected: 'code',
  },
  {
    rules: '8',
    name: 'a state that needs encoding',
    run: async (driver) => {
      const state = 'a+b &c%d#e=é😀';
      return String((await driver.answered({ state })).get('state') === state);
    },
    expected: 'true',
  },
  {
    rules: '12',
    name: 'the issuer in a success and in an error',
    run: async (driver) => {
      const success = await driver.answered();
      const failure = await driver.answered({ scope: 'unknown' });
      const { issuer } = driver.subject;
      return String([success, failure].every((query) => query.get('iss') === issuer));
    },
    expected: 'true',
  },
];
