import type { GrantKind, Scope } from '@wordgrove/contracts';
import type { Request } from 'express';

/** The caller of the third-party API: an application on behalf of a user. */
export interface Principal {
  userId: string;
  applicationId: string;
  clientId: string;
  scopes: readonly Scope[];
  /** The token family of a CONSENT, or the playground token: what must stand for work that outlives the call. */
  accessId: string;
  /** PLAYGROUND if the owner of the application calls it from the console. */
  kind: GrantKind;
  /** Requests per hour for this application and user. */
  hourlyQuota: number;
  /**
   * The reason why the token is refused with 403 although it has not expired. Null if it is valid.
   */
  refusal: 'GRANT_REVOKED' | 'APPLICATION_SUSPENDED' | 'APPLICATION_NOT_APPROVED' | null;
}

/** The user of the web app. */
export interface SessionUser {
  userId: string;
  role: 'USER' | 'ADMIN';
  /** SHA-256 of the session id. */
  sessionHash: Buffer;
}

/** Finds the user of a session cookie. The accounts module provides it. */
export abstract class SessionAuthenticator {
  /** Returns the user of the request's session cookie, or null if there is no active session. */
  abstract authenticate(request: { headers: { cookie?: string } }): Promise<SessionUser | null>;
}

/** Finds the principal of an access token. The OAuth module provides it. */
export abstract class TokenAuthenticator {
  /** Returns the principal of the bearer token in the `Authorization` header, or false if there is no valid one. */
  abstract principalOf(request: Request): Promise<Principal | false>;
}
