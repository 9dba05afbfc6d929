import type { UserContact } from '../accounts/index.js';
import type { ApplicationSecretEntity } from './application-secret.entity.js';
import type { ApplicationEntity } from './application.entity.js';
import type { ReviewedSettings } from './reviewed-settings.js';

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
