import type { ApplicationStatus, ClientType, Scope } from '@wordgrove/contracts';

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
export interface ApplicationSecret {
  id: string;
  /** What its owner calls it; may be empty. */
  name: string;
  /** Its last four characters. */
  hint: string;
  createdAt: string;
  /** Null where it lives until it is removed. */
  expiresAt: string | null;
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
  /** For good: what users consented to must not become something else. */
  clientType: ClientType;
  name: string;
  description: string;
  homepageUrl: string | null;
  status: ApplicationStatus;
  /** At most two live ones, and those that expired since one was made last; none of a public one. */
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
