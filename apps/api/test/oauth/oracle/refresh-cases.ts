import { differing } from './asking.js';
import type { OracleCase } from './case.js';

/** The rotation of refresh tokens. */
export const REFRESH_CASES: readonly OracleCase[] = [
  {
    rules: '31',
    name: 'a refresh: whether the token is another, and the old access token lives',
    run: async (d) => {
      const first = await d.tokens();
      const second = await d.rotated(first.refresh_token);
      const isAnother = first.refresh_token !== second.refresh_token;
      return `${isAnother}, ${await d.isActive(first.access_token)}`;
    },
    expected: 'true, true',
  },
  {
    rules: '31',
    name: 'a refresh with all scopes',
    run: async (d) => (await d.rotated((await d.tokens()).refresh_token)).scope,
    expected: 'words:read words:write',
  },
  {
    rules: '31',
    name: 'a refresh with fewer scopes, what its token may do, and the next one',
    run: async (d) => {
      const { refresh_token } = await d.tokens();
      const narrow = await d.rotated(refresh_token, { scope: 'words:read' });
      const { scope } = await d.introspected(narrow.access_token);
      return `${narrow.scope}, ${scope}, ${(await d.rotated(narrow.refresh_token)).scope}`;
    },
    expected: 'words:read, words:read, words:read words:write',
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
    rules: '31',
    name: 'a refresh with an unknown scope',
    run: async (d) =>
      d.refresh((await d.tokens()).refresh_token, { scope: 'words:read words:burn' }),
    expected: '400 invalid_scope',
  },
  {
    rules: '25',
    name: 'a refresh without a refresh token',
    run: (d) => d.refresh('x', { refresh_token: null }),
    expected: '400 invalid_request',
  },
  {
    rules: '21',
    name: 'the refresh token twice, then once',
    run: async (d) => {
      const { refresh_token: token } = await d.tokens();
      const twice = await d.refresh(token, { refresh_token: [token, token] });
      return `${twice}, then ${await d.refresh(token)}`;
    },
    expected: '400 invalid_request, then 200',
  },
  {
    rules: '33',
    name: 'a refresh whose response was lost, sent again at once',
    run: async (d) => {
      const { refresh_token } = await d.tokens();
      await d.refresh(refresh_token);
      return d.refresh(refresh_token);
    },
    ...differing(
      '200',
      '400 invalid_grant',
      'A lost response or two tabs must not sign users out; RFC 9700, section 4.14.2, asks that reuse be noticed, which it is after 30 seconds or once the successor is used',
    ),
  },
  {
    rules: '32',
    name: 'a refresh token used after its successor, and whether the successor’s tokens live',
    run: async (d) => {
      const { refresh_token: first } = await d.tokens();
      const second = await d.rotated(first);
      const third = await d.rotated(second.refresh_token);
      const reused = await d.refresh(first);
      const lives = await d.isActive(third.access_token);
      return `${reused}, ${lives}, ${await d.refresh(third.refresh_token)}`;
    },
    expected: '400 invalid_grant, false, 400 invalid_grant',
  },
  {
    rules: '32',
    name: 'a refresh token used after its successor, and whether another sign-in’s tokens live',
    run: async (d) => {
      const { access_token } = await d.tokens();
      const { refresh_token: first } = await d.tokens();
      await d.rotated((await d.rotated(first)).refresh_token);
      return `${await d.refresh(first)}, ${await d.isActive(access_token)}`;
    },
    ...differing(
      '400 invalid_grant, true',
      '400 invalid_grant, false',
      'Rule 32. Reuse shows a leak in that family; the family of another device is not affected',
    ),
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
    rules: '34',
    name: 'a code as a refresh token, then as a code',
    run: async (d) => {
      const code = await d.code();
      return `${await d.refresh(code)}, then ${await d.exchange(code)}`;
    },
    expected: '400 invalid_grant, then 200',
  },
  {
    rules: '34',
    name: 'a refresh token as a code, then as a refresh token',
    run: async (d) => {
      const { refresh_token } = await d.tokens();
      return `${await d.exchange(refresh_token)}, then ${await d.refresh(refresh_token)}`;
    },
    expected: '400 invalid_grant, then 200',
  },
];
