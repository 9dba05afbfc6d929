import { differing } from './asking.js';
import type { OracleCase } from './case.js';
import { outcome, type Driver } from './driver.js';

/** Revocation. */
export const REVOKE_CASES: readonly OracleCase[] = [
  {
    rules: '41',
    name: 'revoking a refresh token, and what of its tokens lives',
    run: async (d) => {
      const { access_token, refresh_token } = await d.tokens();
      const { status } = await d.post('revoke', { token: refresh_token });
      const lives = await d.isActive(access_token);
      return `${status}, ${lives}, ${await d.refresh(refresh_token)}`;
    },
    expected: '200, false, 400 invalid_grant',
  },
  {
    rules: '41',
    name: 'revoking a refresh token, and whether another sign-in’s tokens live',
    run: async (d) => {
      const { access_token } = await d.tokens();
      await d.post('revoke', { token: (await d.tokens()).refresh_token });
      return String(await d.isActive(access_token));
    },
    expected: 'false',
  },
  {
    rules: '41',
    name: 'revoking a refresh token, and whether the consent lives',
    run: async (d) => {
      await d.post('revoke', { token: (await d.tokens()).refresh_token });
      return d.authorize({ prompt: 'none' }, { as: 'silent user' });
    },
    expected: 'code',
  },
  {
    rules: '41',
    name: 'revoking a refresh token whose successor is used, and whether what came of it lives',
    run: async (d) => {
      const first = await d.tokens();
      const second = await d.rotated(first.refresh_token);
      const third = await d.rotated(second.refresh_token);
      await d.post('revoke', { token: first.refresh_token });
      return d.refresh(third.refresh_token);
    },
    expected: '400 invalid_grant',
  },
  {
    rules: '41',
    name: 'revoking a refresh token twice, and whether what was issued in between lives',
    run: async (d) => {
      const { refresh_token } = await d.tokens();
      await d.post('revoke', { token: refresh_token });
      const later = await d.tokens();
      await d.post('revoke', { token: refresh_token });
      return `${await d.isActive(later.access_token)}, ${await d.refresh(later.refresh_token)}`;
    },
    expected: 'true, 200',
  },
  {
    rules: '41',
    name: 'revoking an access token, and whether the refresh token lives',
    run: async (d) => {
      const { access_token, refresh_token } = await d.tokens();
      await d.post('revoke', { token: access_token });
      return `${await d.isActive(access_token)}, ${await d.refresh(refresh_token)}`;
    },
    ...differing(
      'false, 200',
      'false, 400 invalid_grant',
      'RFC 7009, section 2.1, leaves it open; an application that drops an access token must not lose the grant',
    ),
  },
  ...['refresh_token', 'unknown'].map((hint) => ({
    rules: '41',
    name: `revoking an access token with the hint ${hint}`,
    run: async (d: Driver) => {
      const { access_token } = await d.tokens();
      const form = { token: access_token, token_type_hint: hint };
      return `${outcome(await d.post('revoke', form))}, ${await d.isActive(access_token)}`;
    },
    expected: '200, false',
  })),
  {
    rules: '41',
    name: 'revoking an unknown token',
    run: async (d) => {
      const { status, headers, text } = await d.post('revoke', { token: 'unknown' });
      return `${status} ${headers.get('content-type')?.split(';')[0]} ${text || 'empty'}`;
    },
    ...differing(
      '200 application/json {}',
      '200 text/plain empty',
      'RFC 7009, section 2.2, asks for 200 and nothing more; clients that parse every answer as JSON, simple-oauth2 among them, fail on plain text',
    ),
  },
  {
    rules: '41',
    name: 'revoking another client’s tokens, and whether they live',
    run: async (d) => {
      const { access_token, refresh_token } = await d.tokens();
      const client = d.clients.stranger;
      const access = await d.post('revoke', { token: access_token }, { client });
      const refresh = await d.post('revoke', { token: refresh_token }, { client });
      const lives = await d.isActive(access_token);
      return `${access.status}, ${refresh.status}, ${lives}, ${await d.refresh(refresh_token)}`;
    },
    expected: '200, 200, true, 200',
  },
  {
    rules: '41',
    name: 'revoking a code, then exchanging it',
    run: async (d) => {
      const code = await d.code();
      return `${outcome(await d.post('revoke', { token: code }))}, then ${await d.exchange(code)}`;
    },
    expected: '200, then 200',
  },
  {
    rules: '41',
    name: 'revoking without a token',
    run: async (d) => outcome(await d.post('revoke', {})),
    expected: '400 invalid_request',
  },
  {
    rules: '41',
    name: 'revoking two tokens',
    run: async (d) => outcome(await d.post('revoke', { token: ['a', 'b'] })),
    expected: '400 invalid_request',
  },
  {
    rules: '41',
    name: 'revoking without authentication, and whether the token lives',
    run: async (d) => {
      const { access_token: token } = await d.tokens();
      const refused = outcome(await d.post('revoke', { token, client_secret: null }));
      return `${refused}, ${await d.isActive(token)}`;
    },
    expected: '401 invalid_client, true',
  },
];
