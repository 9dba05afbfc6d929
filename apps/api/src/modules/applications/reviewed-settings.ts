import type { Scope, ScopeReasons } from '@wordgrove/contracts';

/** The texts of an application that users see. */
export interface ShownTexts {
  name: string;
  description: string;
  homepageUrl: string | null;
  /** The reasons for the scopes. */
  scopeReasons: ScopeReasons;
}

/** The settings that an admin reviews: the texts, the addresses to which users return, and the scopes. */
export interface ReviewedSettings extends ShownTexts {
  redirectUris: readonly string[];
  scopes: readonly Scope[];
}

/**
 * All reviewed settings as an approved application would have them; what differs from the live ones waits for
 * an admin.
 */
export interface PendingRevision extends ReviewedSettings {
  createdAt: string;
}

/** A revision as it is stored. Those of earlier versions have fewer texts, or none. */
export type StoredRevision = Omit<PendingRevision, keyof ShownTexts> & Partial<ShownTexts>;

/** Returns the revision of an application. Texts that it does not have stay as they are. */
export function revisionOf({
  name,
  description,
  homepageUrl,
  scopeReasons,
  pendingRevision,
}: ShownTexts & { pendingRevision: StoredRevision | null }): PendingRevision | null {
  return pendingRevision && { name, description, homepageUrl, scopeReasons, ...pendingRevision };
}
