import type { RegisteredApplicationResponse } from '@wordgrove/dto';
import { authorizeUrl, exchangeCode } from './client-application.js';
import type { Member } from './given.js';

/** Returns an access token that a member has granted to an application, without a browser. */
export async function tokenOf(
  url: string,
  member: Member,
  { application, client_secret: secret }: RegisteredApplicationResponse,
  redirectUri: string,
): Promise<string> {
  const { client_id: clientId, scopes } = application;
  const request = { clientId, redirectUri, scope: scopes.join(' '), state: 'xyz' };
  const headers = { cookie: member.cookie };
  const asked = await fetch(authorizeUrl(url, request), { headers, redirect: 'manual' });
  const id = new URL(asked.headers.get('location') ?? '', url).searchParams.get('request');
  const path = `authorization-requests/${id}/decision`;
  const browser = asked.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const decided = await member.call<{ redirect_to: string }>(
    'POST',
    path,
    { approve: true },
    browser,
  );
  const code = new URL(decided.redirect_to).searchParams.get('code') ?? '';
  const credentials = { client_id: clientId, client_secret: secret ?? '' };
  const answer = await exchangeCode(url, { ...credentials, code, redirect_uri: redirectUri });
  return ((await answer.json()) as { access_token: string }).access_token;
}
