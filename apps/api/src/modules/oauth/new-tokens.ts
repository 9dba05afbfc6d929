import type { Scope } from '@wordgrove/contracts';
import { newSecret } from '../../platform/crypto/secret.js';
import { after, LIFETIME } from './lifetimes.js';

interface NewToken {
  token: string;
  expiresAt: Date;
}

/** Tokens about to be issued; the only place where they are in the clear. */
export interface NewTokens {
  access: NewToken;
  /** Null where the instance has refresh turned off. */
  refresh: NewToken | null;
  /** Of the access token. */
  scopes: readonly Scope[];
}

/** An access token of an hour. */
export function newAccessToken(now: Date): NewToken {
  return { token: newSecret(), expiresAt: after(now, LIFETIME.accessToken) };
}

/** A refresh token of thirty days. */
export function newRefreshToken(now: Date): NewToken {
  return { token: newSecret(), expiresAt: after(now, LIFETIME.refreshToken) };
}
