import type { Scope } from '@wordgrove/contracts';
import type { UserContact } from '../accounts/index.js';
import type { ApplicationSecretEntity } from './application-secret.entity.js';
import type { ApplicationEntity } from './application.entity.js';

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

/** A secret that has not been removed, without the secret. */
export type ApplicationSecret = Pick<
  ApplicationSecretEntity,
  'id' | 'name' | 'hint' | 'createdAt' | 'expiresAt' | 'lastUsedAt'
>;

/** The members of an application that are columns of its own. */
type Settings = Pick<
  ApplicationEntity,
  | 'id'
  | 'clientId'
  | 'clientType'
  | 'name'
  | 'description'
  | 'homepageUrl'
  | 'status'
  | 'hourlyQuota'
  | 'rejectionReason'
  | 'pendingRevision'
  | 'createdAt'
  | 'updatedAt'
>;

/** A third party's program, the OAuth client. */
export interface Application extends Settings, ReviewedSettings {
  owner: UserContact;
  /** At most two live ones, and those that expired since one was made last; none of a public one. */
  secrets: readonly ApplicationSecret[];
  testUsers: readonly UserContact[];
}

/** True where an admin has something to decide: an application, or the revision of an approved one. */
export function awaitsReview({ status, pendingRevision }: Application): boolean {
  return status === 'PENDING' || (status === 'APPROVED' && pendingRevision !== null);
}
