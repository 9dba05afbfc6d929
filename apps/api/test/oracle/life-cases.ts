import type { OracleCase } from './case.js';
import { outcome } from './driver.js';

/** What tokens live through, and what ends them. */
export const LIFE_CASES: readonly OracleCase[] = [
  {
    rules: '28',
    name: 'a code redeemed again, and whether its tokens live',
    run: async (d) => {
      const code = await d.code();
      const form = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: d.clients.confidential.redirectUri,
      };
      const first = JSON.parse((await d.post('token', form)).text) as { access_token: string };
      return `${await d.redeem(code)}, ${await d.isActive(first.access_token)}`;
    },
    expected: '400 invalid_grant, false',
  },
  {
    rules: '29',
    name: '20 redemptions of one code at once: how many succeed',
    run: async (d) => {
      const code = await d.code();
      const all = await Promise.all(Array.from({ length: 20 }, () => d.redeem(code)));
      return String(all.filter((each) => each === '200').length);
    },
    expected: '1',
  },
  {
    rules: '31',
    name: 'a refresh with all scopes',
    run: async (d) => (await d.rotated((await d.tokens()).refresh_token)).scope,
    expected: 'words:read words:write',
  },
  {
    rules: '31',
    name: 'a refresh with fewer scopes, and the next one',
    run: async (d) => {
      const { refresh_token } = await d.tokens();
      const narrow = await d.rotated(refresh_token, { scope: 'words:read' });
      return `${narrow.scope}, ${(await d.rotated(narrow.refresh_token)).scope}`;
    },
    expected: 'words:read, words:read words:write',
  },
  {
    rules: '31',
    name: 'a refresh with more scopes, then with the same',
    run: async (d) => {
      const { refresh_token } = await d.tokens();
      const more = await d.refresh(refresh_token, { scope: 'words:read review:read' });
      return `${more}, then ${await d.refresh(refresh_token)}`;
    },
    expected: '400 invalid_scope, then 200',
  },
  {
    rules: '33',
    name: 'a refresh whose answer was lost, sent again at once',
    run: async (d) => {
      const { refresh_token } = await d.tokens();
      await d.refresh(refresh_token);
      return d.refresh(refresh_token);
    },
    expected: '200',
    difference: {
      oracle: '400 invalid_grant',
      why: 'A lost answer or two tabs must not sign honest users out; RFC 9700, section 4.14.2, asks that reuse be noticed, which it is after 30 seconds or once the successor is used',
    },
  },
  {
    rules: '32',
    name: 'a refresh token used after its successor, and whether the successor lives',
    run: async (d) => {
      const { refresh_token: first } = await d.tokens();
      const second = await d.rotated(first);
      const third = await d.rotated(second.refresh_token);
      return `${await d.refresh(first)}, ${await d.isActive(third.access_token)}`;
    },
    expected: '400 invalid_grant, false',
  },
  {
    rules: '34',
    name: 'another client’s refresh token, then by its own client',
    run: async (d) => {
      const { refresh_token } = await d.tokens();
      const stolen = await d.refresh(refresh_token, {}, { client: d.clients.stranger });
      return `${stolen}, then ${await d.refresh(refresh_token)}`;
    },
    expected: '400 invalid_grant, then 200',
  },
  {
    rules: '34',
    name: 'an access token as a refresh token',
    run: async (d) => d.refresh((await d.tokens()).access_token),
    expected: '400 invalid_grant',
  },
  {
    rules: '41',
    name: 'revoking a refresh token, and whether the access token lives',
    run: async (d) => {
      const { access_token, refresh_token } = await d.tokens();
      const { status } = await d.post('revoke', { token: refresh_token });
      return `${status}, ${await d.isActive(access_token)}`;
    },
    expected: '200, false',
  },
  {
    rules: '41',
    name: 'revoking an access token, and whether the refresh token lives',
    run: async (d) => {
      const { access_token, refresh_token } = await d.tokens();
      await d.post('revoke', { token: access_token });
      return `${await d.isActive(access_token)}, ${await d.refresh(refresh_token)}`;
    },
    expected: 'false, 200',
    difference: {
      oracle: 'false, 400 invalid_grant',
      why: 'RFC 7009, section 2.1, leaves it open; an application that drops an access token, in a log-out of one device for example, must not lose the grant',
    },
  },
  {
    rules: '41',
    name: 'revoking an unknown token',
    run: async (d) => {
      const { status, headers, text } = await d.post('revoke', { token: 'unknown' });
      return `${status} ${headers.get('content-type')?.split(';')[0]} ${text}`;
    },
    expected: '200 application/json {}',
    difference: {
      oracle: '200 text/plain ',
      why: 'RFC 7009, section 2.2, asks for 200 and nothing more; clients that parse every answer as JSON, simple-oauth2 among them, fail on plain text',
    },
  },
  {
    rules: '41',
    name: 'revoking another client’s token, and whether it lives',
    run: async (d) => {
      const { access_token } = await d.tokens();
      const client = d.clients.stranger;
      const { status } = await d.post('revoke', { token: access_token }, { client });
      return `${status}, ${await d.isActive(access_token)}`;
    },
    expected: '200, true',
  },
  {
    rules: '41',
    name: 'revoking without a token',
    run: async (d) => outcome(await d.post('revoke', {})),
    expected: '400 invalid_request',
  },
  {
    rules: '42',
    name: 'introspecting a live token: the members',
    run: async (d) => {
      const { access_token } = await d.tokens();
      const { text } = await d.post('introspect', { token: access_token });
      return Object.keys(JSON.parse(text)).sort().join(' ');
    },
    expected: 'active client_id exp iat scope sub token_type',
    difference: {
      oracle: 'active client_id exp iat iss scope sub token_type',
      why: 'iss is optional (RFC 7662, section 2.2), and there is one issuer here',
    },
  },
  {
    rules: '42',
    name: 'introspecting an unknown token',
    run: async (d) => (await d.post('introspect', { token: 'unknown' })).text,
    expected: '{"active":false}',
  },
  {
    rules: '42',
    name: 'introspecting another client’s token',
    run: async (d) => {
      const { access_token } = await d.tokens();
      return String(await d.isActive(access_token, { client: d.clients.stranger }));
    },
    expected: 'false',
  },
  {
    rules: '42',
    name: 'introspecting without authentication',
    run: async (d) => {
      const { access_token: token } = await d.tokens();
      return outcome(await d.post('introspect', { token, client_secret: null }));
    },
    expected: '401 invalid_client',
  },
  {
    rules: '43',
    name: 'metadata: the issuer and what of it must be there',
    run: async (d) => {
      const { issuer } = d.subject;
      const response = await fetch(`${issuer}/.well-known/oauth-authorization-server`);
      const found = (await response.json()) as Record<string, unknown>;
      return [
        found['issuer'] === issuer,
        found['code_challenge_methods_supported'],
        found['authorization_response_iss_parameter_supported'],
      ].join(' ');
    },
    expected: 'true S256 true',
  },
];
