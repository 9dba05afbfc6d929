import { asking, CHALLENGE, differing, S256 } from './asking.js';
import type { OracleCase } from './case.js';
import { outcome } from './driver.js';

/** Applications without a secret, and those on the user's own machine. */
export const PUBLIC_CASES: readonly OracleCase[] = [
  asking('10', 'a public client without PKCE', {}, 'redirect invalid_request', {
    client: 'public',
  }),
  {
    rules: '27',
    name: 'a public client with its verifier',
    run: async (d) => {
      const client = d.clients.public;
      const { code, code_verifier } = await d.codeWithPkce(client);
      return d.exchange(code, { code_verifier }, { client });
    },
    expected: '200',
  },
  {
    rules: '27',
    name: 'a public client without its verifier',
    run: async (d) => {
      const client = d.clients.public;
      return d.exchange((await d.codeWithPkce(client)).code, {}, { client });
    },
    expected: '400 invalid_grant',
  },
  {
    rules: '27',
    name: 'the challenge in place of the verifier',
    run: async (d) => {
      const client = d.clients.public;
      return d.exchange(await d.code(S256, client), { code_verifier: CHALLENGE }, { client });
    },
    expected: '400 invalid_grant',
  },
  {
    rules: '23',
    name: 'a secret from a public client',
    run: async (d) => {
      const client = d.clients.public;
      const { code, code_verifier } = await d.codeWithPkce(client);
      return d.exchange(code, { code_verifier, client_secret: 'x' }, { client });
    },
    expected: '401 invalid_client',
  },
  {
    rules: '23',
    name: 'HTTP Basic from a public client',
    run: async (d) => {
      const client = d.clients.public;
      const { code, code_verifier } = await d.codeWithPkce(client);
      const basic = { ...client, method: 'client_secret_basic' as const, secret: 'x' };
      return d.exchange(code, { code_verifier }, { client: basic });
    },
    expected: '401 invalid_client',
  },
  {
    rules: '34',
    name: 'a public client’s refresh token from another client, then from its own',
    run: async (d) => {
      const client = d.clients.public;
      const { refresh_token } = await d.tokens({}, client);
      const stolen = await d.refresh(refresh_token);
      return `${stolen}, then ${await d.refresh(refresh_token, {}, { client })}`;
    },
    expected: '400 invalid_grant, then 200',
  },
  {
    rules: '41',
    name: 'a public client revokes its refresh token, then uses it',
    run: async (d) => {
      const client = d.clients.public;
      const { refresh_token } = await d.tokens({}, client);
      const { status } = await d.post('revoke', { token: refresh_token }, { client });
      return `${status}, then ${await d.refresh(refresh_token, {}, { client })}`;
    },
    expected: '200, then 400 invalid_grant',
  },
  {
    rules: '42',
    name: 'a public client introspects its token',
    run: async (d) => {
      const client = d.clients.public;
      const { access_token: token } = await d.tokens({}, client);
      return outcome(await d.post('introspect', { token }, { client }));
    },
    ...differing(
      '401 invalid_client',
      '200',
      'RFC 7662, section 2.1, demands authorization, and anyone can claim to be a public client (the 200 there says that nothing is active)',
    ),
  },
  asking(
    '3',
    'a loopback redirect URI on another port',
    { ...S256, redirect_uri: 'http://127.0.0.1:51004/cb' },
    'code',
    { client: 'loopback' },
  ),
  asking(
    '3',
    'a loopback redirect URI on another port and path',
    { ...S256, redirect_uri: 'http://127.0.0.1:51004/other' },
    'page 400',
    { client: 'loopback' },
  ),
  asking(
    '3',
    'localhost for 127.0.0.1',
    { ...S256, redirect_uri: 'http://localhost:51004/cb' },
    'page 400',
    { client: 'loopback' },
  ),
  asking(
    '3',
    'localhost on another port',
    { ...S256, redirect_uri: 'http://localhost:51004/cb' },
    differing(
      'page 400',
      'code',
      'RFC 8252, section 8.3, recommends against localhost, which may lead elsewhere; section 7.3 has the exception for 127.0.0.1 and [::1] alone',
    ),
    { client: 'localhost' },
  ),
  {
    rules: '26',
    name: 'another loopback port at the token endpoint, then the right one',
    run: async (d) => {
      const client = { ...d.clients.loopback, redirectUri: 'http://127.0.0.1:51004/cb' };
      const { code, code_verifier } = await d.codeWithPkce(client);
      const form = { code_verifier, redirect_uri: 'http://127.0.0.1:51005/cb' };
      const wrong = await d.exchange(code, form, { client });
      return `${wrong}, then ${await d.exchange(code, { code_verifier }, { client })}`;
    },
    expected: '400 invalid_grant, then 200',
  },
  {
    rules: '16',
    name: 'on a loopback URI, what was granted before',
    run: async (d) => {
      const client = d.clients.loopback;
      const first = await d.authorize(S256, { client });
      return `${first}, then ${await d.authorize(S256, { client, as: 'silent user' })}`;
    },
    expected: 'code, then asks',
  },
  {
    rules: '16',
    name: 'on a loopback URI, prompt=none',
    run: (d) =>
      d.authorize({ ...S256, prompt: 'none' }, { client: d.clients.loopback, as: 'silent user' }),
    ...differing(
      'redirect consent_required',
      'redirect interaction_required',
      'Rule 16. Both ask anew (RFC 8252, section 8.6); consent is what is missing, and the error says so',
    ),
  },
];
