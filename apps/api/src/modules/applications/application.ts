import type { UserContact } from '../accounts/index.js';
import type { ApplicationMessageEntity } from './application-message.entity.js';
import type { ApplicationSecretEntity } from './application-secret.entity.js';
import type { ApplicationEntity } from './application.entity.js';
import type { ReviewedSettings } from './reviewed-settings.js';

/** A secret that has not been removed, without the secret itself. */
export type ApplicationSecret = Pick<
  ApplicationSecretEntity,
  'id' | 'name' | 'hint' | 'createdAt' | 'expiresAt' | 'lastUsedAt'
>;

/** The members of an application that are columns of its table. */
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
  | 'submissionId'
  | 'waitingSince'
  | 'heldDecision'
  | 'invited'
  | 'offeredTo'
  | 'offeredUntil'
  | 'ownerReviewed'
  | 'createdAt'
  | 'updatedAt'
>;

/** A program of a third party, which is the OAuth client. */
export interface Application extends Settings, ReviewedSettings {
  owner: UserContact;
  /** The name of the owner as users see it. Null if no admin has approved the present owner's. */
  ownerName: string | null;
  /**
   * At most two live secrets, and those that have expired since a secret was last created. A public application
   * has none.
   */
  secrets: readonly ApplicationSecret[];
  testUsers: readonly UserContact[];
  /** The name of the admin whose decision is held, or null. */
  heldBy: string | null;
  /** Null if no admin has ever approved it. */
  lastApproval: Pick<ApplicationMessageEntity, 'createdAt' | 'criteriaVersion'> | null;
  /** Null if no admin has ever approved it. */
  firstApprovedAt: string | null;
}

/** Returns whether an admin has something to decide: an application, or the revision of an approved one. */
export function awaitsReview({ waitingSince }: Pick<Application, 'waitingSince'>): boolean {
  return waitingSince !== null;
}
