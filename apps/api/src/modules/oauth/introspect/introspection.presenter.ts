import type { IntrospectionResponse } from '@wordgrove/dto';
import { inBoth } from '../scopes.js';
import type { LiveToken } from '../store/live-token.repository.js';

/** Returns a token's introspection. If the token is not live, the result says nothing else (rule 42). */
export function presentIntrospection(token: LiveToken | undefined): IntrospectionResponse {
  if (token === undefined) return { active: false };
  return {
    active: true,
    scope: inBoth(token.scopes, token.registeredScopes).join(' '),
    client_id: token.clientId,
    sub: token.userId,
    exp: seconds(token.expiresAt),
    iat: seconds(token.createdAt),
    token_type: token.kind === 'access' ? 'Bearer' : 'refresh_token',
  };
}

function seconds(instant: string): number {
  return Math.floor(Date.parse(instant) / 1000);
}
