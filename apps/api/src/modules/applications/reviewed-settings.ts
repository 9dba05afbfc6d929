import type { Scope } from '@wordgrove/contracts';

/** What an admin reviews: where users are sent back to, and what may be asked of them. */
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
