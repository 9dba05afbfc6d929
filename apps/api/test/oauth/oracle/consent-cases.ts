import { asking, differing } from './asking.js';
import type { OracleCase } from './case.js';

const PROMPT =
  'Rule 16. prompt is of OpenID Connect, which is not offered; of its values, consent and none mean something here and others are ignored';

/** Cases about the questions to the user, and the way in which the decision reaches the application. */
export const CONSENT_CASES: readonly OracleCase[] = [
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
  {
    rules: '12',
    name: 'the members of a success',
    run: async (driver) => [...(await driver.answered()).keys()].sort().join(' '),
    expected: 'code iss state',
  },
  {
    rules: '12',
    name: 'a query in the redirect URI',
    run: async (driver) => {
      const query = await driver.answered({}, { client: driver.clients.tenant });
      return `${query.get('tenant')}, ${query.has('code')}`;
    },
    expected: 'a b, true',
  },
  asking('13', 'the user denies', { prompt: 'consent' }, 'redirect access_denied', {
    as: 'refusing user',
  }),
  asking('14', 'nobody signed in', {}, 'asks', { as: 'nobody' }),
  asking('16', 'what was granted before', {}, 'code', { as: 'silent user' }),
  asking('16', 'less than was granted before', { scope: 'words:read' }, 'code', {
    as: 'silent user',
  }),
  asking('16', 'more than was granted before', { scope: 'words:read wordbooks:write' }, 'asks', {
    as: 'silent user',
  }),
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
  asking('16', 'prompt=none consent', { prompt: 'none consent' }, 'redirect invalid_request', {
    as: 'silent user',
  }),
  asking('16', 'prompt=login', { prompt: 'login' }, differing('code', 'asks', PROMPT), {
    as: 'silent user',
  }),
  asking(
    '16',
    'an unknown prompt',
    { prompt: 'x' },
    differing('code', 'redirect invalid_request', PROMPT),
    { as: 'silent user' },
  ),
];
