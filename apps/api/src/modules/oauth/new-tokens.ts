import type { Scope } from '@wordgrove/contracts';
import { newSecret } from '../../platform/crypto/secret.js';
import { after, LIFETIME } from './lifetimes.js';

interface NewToken {
  token: string;
  expiresAt: Date;
}

/** Tokens that are about to be issued. They are in the clear nowhere else. */
export interface NewTokens {
  access: NewToken;
  /** Null if refresh tokens are turned off on this instance. */
  refresh: NewToken | null;
  /** The scopes of the access token. */
  scopes: readonly Scope[];
  /** The user for whom they are. */
  userId: string;
}

/** Returns an access token for one hour. */
export function newAccessToken(now: Date): NewToken {
  return { token: newSecret(), expiresAt: after(now, LIFETIME.accessToken) };
}

/** Returns a refresh token for thirty days. */
export function newRefreshToken(now: Date): NewToken {
  return { token: newSecret(), expiresAt: after(now, LIFETIME.refreshToken) };
}
