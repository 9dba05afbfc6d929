import type { Scope } from '@wordgrove/contracts';

/** Tokens that are about to be issued. They are in the clear nowhere else. */
export interface NewTokens {
  access: string;
  /** Null if refresh tokens are turned off on this instance. */
  refresh: string | null;
  /** The scopes of the access token. */
  scopes: readonly Scope[];
  /** The user for whom they are. */
  userId: string;
}
