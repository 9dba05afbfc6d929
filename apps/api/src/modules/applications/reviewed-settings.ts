import type { Scope } from '@wordgrove/contracts';

/** The settings that an admin reviews: the addresses to which users return, and the scopes. */
export interface ReviewedSettings {
  redirectUris: readonly string[];
  scopes: readonly Scope[];
}

/**
 * All reviewed settings as an approved application would have them; what the live ones lack waits for
 * an admin.
 */
export interface PendingRevision extends ReviewedSettings {
  createdAt: string;
}
