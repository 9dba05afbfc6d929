import type { Scope } from '@wordgrove/contracts';

/** Who calls the third-party API: an application on behalf of a user. */
export interface Principal {
  userId: string;
  applicationId: string;
  clientId: string;
  grantId: string;
  scopes: readonly Scope[];
  /** Requests per hour for this application and user. */
  hourlyQuota: number;
  /** Why the token is refused with 403 although it has not expired; null where it is good. */
  refusal: 'GRANT_REVOKED' | 'APPLICATION_SUSPENDED' | 'APPLICATION_NOT_APPROVED' | null;
}

/** Who uses the web app. */
export interface SessionUser {
  userId: string;
  role: 'USER' | 'ADMIN';
  /** SHA-256 of the session id. */
  sessionHash: Buffer;
}

/** Finds the person of a session cookie; the accounts module provides it. */
export abstract class SessionAuthenticator {
  /** The user of the request's session cookie, or null where there is no live session. */
  abstract authenticate(request: { headers: { cookie?: string } }): Promise<SessionUser | null>;
}
