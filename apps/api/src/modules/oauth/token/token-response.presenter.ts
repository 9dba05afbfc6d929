import type { TokenResponse } from '@wordgrove/dto';
import { LIFETIME } from '../lifetimes.js';
import type { NewTokens } from '../new-tokens.js';
import { inOrder } from '../scopes.js';

/** Returns the token response of RFC 6749, section 5.1. */
export function presentTokens({ access, refresh, scopes }: NewTokens): TokenResponse {
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: LIFETIME.accessToken / 1000,
    ...(refresh !== null && { refresh_token: refresh }),
    scope: inOrder(scopes).join(' '),
  };
}
