import type { OracleCase } from './case.js';
import { outcome } from './driver.js';

const JSON_BODY = { headers: { 'content-type': 'application/json' }, raw: '{}' };

/** The token endpoint: the request and the client. */
export const TOKEN_CASES: readonly OracleCase[] = [
  {
    rules: '21',
    name: 'GET',
    run: async (d) => outcome(await d.post('token', {}, { method: 'GET' })),
    expected: '405 invalid_request',
    difference: {
      oracle: '404 without an OAuth error',
      why: 'RFC 9110, section 15.5.6: the path exists, so the method is at fault, and Allow says which one is not',
    },
  },
  {
    rules: '21',
    name: 'a body of JSON',
    run: async (d) => outcome(await d.post('token', {}, JSON_BODY)),
    expected: '400 invalid_request',
  },
  {
    rules: '21',
    name: 'a repeated parameter',
    run: async (d) => d.redeem(await d.code(), { grant_type: ['authorization_code', 'x'] }),
    expected: '400 invalid_request',
  },
  {
    rules: '22',
    name: 'caching of a success',
    run: async (d) => {
      const form = {
        grant_type: 'authorization_code',
        code: await d.code(),
        redirect_uri: d.clients.confidential.redirectUri,
      };
      return (await d.post('token', form)).headers.get('cache-control') ?? 'allowed';
    },
    expected: 'no-store',
  },
  {
    rules: '23',
    name: 'a wrong secret',
    run: async (d) => d.redeem(await d.code(), { client_secret: 'wrong' }),
    expected: '401 invalid_client',
  },
  {
    rules: '23',
    name: 'no secret from a confidential client',
    run: async (d) => d.redeem(await d.code(), { client_secret: null }),
    expected: '401 invalid_client',
  },
  {
    rules: '23',
    name: 'an unknown client',
    run: async (d) => d.redeem('x', { client_id: 'unknown' }),
    expected: '401 invalid_client',
  },
  {
    rules: '24',
    name: 'HTTP Basic',
    run: async (d) => {
      const client = d.clients.basic;
      return d.redeem(await d.code({}, client), {}, { client });
    },
    expected: '200',
  },
  {
    rules: '24',
    name: 'Basic and a secret in the form',
    run: async (d) => {
      const client = d.clients.basic;
      const form = { client_id: client.id, client_secret: client.secret };
      return d.redeem(await d.code({}, client), form, { client });
    },
    expected: '400 invalid_request',
  },
  {
    rules: '24',
    name: 'Basic from a client that registered client_secret_post',
    run: async (d) => {
      const client = { ...d.clients.confidential, method: 'client_secret_basic' as const };
      return d.redeem(await d.code(), {}, { client });
    },
    expected: '200',
  },
  {
    rules: '25',
    name: 'no grant type',
    run: (d) => d.redeem('x', { grant_type: null }),
    expected: '400 invalid_request',
  },
  {
    rules: '25',
    name: 'an unknown grant type',
    run: (d) => d.redeem('x', { grant_type: 'password' }),
    expected: '400 unsupported_grant_type',
  },
  {
    rules: '26',
    name: 'an unknown code',
    run: (d) => d.redeem('unknown'),
    expected: '400 invalid_grant',
  },
  {
    rules: '26',
    name: 'another redirect URI, then the right one',
    run: async (d) => {
      const code = await d.code();
      const wrong = await d.redeem(code, { redirect_uri: 'https://confidential.example/x' });
      return `${wrong}, then ${await d.redeem(code)}`;
    },
    expected: '400 invalid_grant, then 200',
  },
  {
    rules: '26',
    name: 'another client’s code, then by its own client',
    run: async (d) => {
      const code = await d.code();
      const stolen = await d.redeem(code, {}, { client: d.clients.stranger });
      return `${stolen}, then ${await d.redeem(code)}`;
    },
    expected: '400 invalid_grant, then 200',
  },
  {
    rules: '27',
    name: 'the right verifier',
    run: async (d) => {
      const { code, code_verifier } = await d.codeWithPkce();
      return d.redeem(code, { code_verifier });
    },
    expected: '200',
  },
  {
    rules: '27',
    name: 'no verifier for a challenge',
    run: async (d) => d.redeem((await d.codeWithPkce()).code),
    expected: '400 invalid_grant',
  },
  {
    rules: '27',
    name: 'a verifier without a challenge',
    run: async (d) => d.redeem(await d.code(), { code_verifier: 'x'.repeat(43) }),
    expected: '400 invalid_grant',
  },
  {
    rules: '27',
    name: 'a wrong verifier, then the right one',
    run: async (d) => {
      const { code, code_verifier } = await d.codeWithPkce();
      const wrong = await d.redeem(code, { code_verifier: 'x'.repeat(43) });
      return `${wrong}, then ${await d.redeem(code, { code_verifier })}`;
    },
    expected: '400 invalid_grant, then 400 invalid_grant',
    difference: {
      oracle: '400 invalid_grant, then 200',
      why: 'Whoever has a code but not its verifier did not begin the flow; the code stays good for more guesses there',
    },
  },
  {
    rules: '27',
    name: 'a public client with its verifier',
    run: async (d) => {
      const client = d.clients.public;
      const { code, code_verifier } = await d.codeWithPkce(client);
      return d.redeem(code, { code_verifier }, { client });
    },
    expected: '200',
  },
  {
    rules: '23',
    name: 'a secret from a public client',
    run: async (d) => {
      const client = d.clients.public;
      const { code, code_verifier } = await d.codeWithPkce(client);
      return d.redeem(code, { code_verifier, client_secret: 'x' }, { client });
    },
    expected: '401 invalid_client',
  },
];
