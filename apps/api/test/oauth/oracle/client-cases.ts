import { differing } from './asking.js';
import type { OracleCase } from './case.js';
import { outcome, type Driver } from './driver.js';
import type { FormOptions, SubjectAnswer } from './subject.js';

const NO_CREDENTIALS = { client_id: null, client_secret: null };
const MISSING =
  'RFC 6749, section 5.2: no client authentication included is invalid_client, which tells the developer what to look at';

/** Cases about the client that calls the token endpoint. */
export const CLIENT_CASES: readonly OracleCase[] = [
  {
    rules: '23',
    name: 'a wrong secret',
    run: async (d) => d.exchange(await d.code(), { client_secret: 'wrong' }),
    expected: '401 invalid_client',
  },
  {
    rules: '23',
    name: 'no secret from a confidential client',
    run: async (d) => d.exchange(await d.code(), { client_secret: null }),
    expected: '401 invalid_client',
  },
  {
    rules: '23',
    name: 'an unknown client at the token endpoint',
    run: async (d) => d.exchange('x', { client_id: 'unknown' }),
    expected: '401 invalid_client',
  },
  {
    rules: '23',
    name: 'whether an unknown client reads otherwise than a wrong secret',
    run: async (d) => {
      const wrong = await d.post('token', { grant_type: 'x', client_secret: 'x' });
      const unknown = await d.post('token', { grant_type: 'x', client_id: 'unknown' });
      return String(wrong.text !== unknown.text);
    },
    expected: 'false',
  },
  {
    rules: '23',
    name: 'no client at the token endpoint',
    run: async (d) => d.exchange(await d.code(), NO_CREDENTIALS),
    ...differing('401 invalid_client', '400 invalid_request', MISSING),
  },
  {
    rules: '21',
    name: 'credentials in the query',
    run: async (d) => {
      const { id, secret } = d.clients.confidential;
      const query = { client_id: id, client_secret: secret };
      return d.exchange(await d.code(), NO_CREDENTIALS, { query });
    },
    ...differing('401 invalid_client', '400 invalid_request', `Both ignore them. ${MISSING}`),
  },
  {
    rules: '23',
    name: 'malformed Basic credentials',
    run: async (d) => {
      const headers = { authorization: 'Basic !!!' };
      return d.exchange(await d.code(), NO_CREDENTIALS, { headers });
    },
    ...differing(
      '401 invalid_client',
      '400 invalid_request',
      'RFC 6749, section 5.2: the response to an Authorization header that does not authenticate is 401 invalid_client',
    ),
  },
  {
    rules: '23',
    name: 'the challenge after wrong Basic credentials',
    run: (d) =>
      challenge(d, { grant_type: 'x' }, { client: { ...d.clients.basic, secret: 'wrong' } }),
    expected: 'Basic',
  },
  {
    rules: '23',
    name: 'the challenge after a wrong secret in the form',
    run: (d) => challenge(d, { grant_type: 'x', client_secret: 'wrong' }),
    ...differing(
      'Basic',
      'none',
      'RFC 9110, section 15.5.2: every 401 carries a challenge, whichever way the client tried',
    ),
  },
  {
    rules: '24',
    name: 'HTTP Basic',
    run: async (d) => {
      const client = d.clients.basic;
      return d.exchange(await d.code({}, client), {}, { client });
    },
    expected: '200',
  },
  {
    rules: '24',
    name: 'HTTP Basic, form-encoded',
    run: async (d) => {
      const client = d.clients.basic;
      const pair = `${encodedFirst(client.id)}:${encodedFirst(client.secret)}`;
      const headers = { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
      return d.exchange(await d.code({}, client), {}, { client, headers });
    },
    expected: '200',
  },
  {
    rules: '24',
    name: 'Basic and a secret in the form',
    run: async (d) => {
      const client = d.clients.basic;
      const form = { client_id: client.id, client_secret: client.secret };
      return d.exchange(await d.code({}, client), form, { client });
    },
    expected: '400 invalid_request',
  },
  {
    rules: '24',
    name: 'Basic and another client in the form',
    run: async (d) => {
      const client = d.clients.basic;
      return d.exchange(await d.code({}, client), { client_id: d.clients.stranger.id }, { client });
    },
    expected: '400 invalid_request',
  },
  {
    rules: '24',
    name: 'Basic from a client that registered client_secret_post',
    run: async (d) => {
      const client = { ...d.clients.confidential, method: 'client_secret_basic' as const };
      return d.exchange(await d.code(), {}, { client });
    },
    expected: '200',
  },
];

async function challenge(
  driver: Driver,
  form: Record<string, string>,
  options?: FormOptions,
): Promise<string> {
  const answer: SubjectAnswer = await driver.post('token', form, options);
  if (answer.status !== 401) return outcome(answer);
  return answer.headers.get('www-authenticate')?.split(' ')[0] ?? 'none';
}

/** The text with its first character percent-encoded, which form-decoding undoes. */
function encodedFirst(text: string): string {
  return `%${text.charCodeAt(0).toString(16)}${text.slice(1)}`;
}
