import type { ApplicationStatus, Scope } from '@wordgrove/contracts';

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

/** A live secret, without the secret. */
export interface ApplicationSecret {
  id: string;
  /** Its last four characters. */
  hint: string;
  createdAt: string;
  /** To the minute; null while it has not been used. */
  lastUsedAt: string | null;
}

/** A user as owners and admins see them. */
export interface ApplicationUser {
  id: string;
  email: string;
  displayName: string;
}

/** A third party's program, the OAuth client. */
export interface Application extends ReviewedSettings {
  id: string;
  owner: ApplicationUser;
  clientId: string;
  name: string;
  description: string;
  homepageUrl: string | null;
  status: ApplicationStatus;
  /** At most two. */
  secrets: readonly ApplicationSecret[];
  testUsers: readonly ApplicationUser[];
  /** Requests per hour and user. */
  hourlyQuota: number;
  /** Why an admin rejected or suspended it, or rejected its revision. */
  rejectionReason: string | null;
  pendingRevision: PendingRevision | null;
  createdAt: string;
  updatedAt: string;
}

/** True where an admin has something to decide: an application, or the revision of an approved one. */
export function awaitsReview({ status, pendingRevision }: Application): boolean {
  return status === 'PENDING' || (status === 'APPROVED' && pendingRevision !== null);
}
