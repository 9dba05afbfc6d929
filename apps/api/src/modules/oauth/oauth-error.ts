import type { OAuthReason } from './oauth-reasons.js';

/** Error codes of RFC 6749, sections 4.1.2.1 and 5.2, and of OpenID Connect for `prompt`. */
export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'access_denied'
  | 'login_required'
  | 'consent_required'
  | 'server_error'
  | 'temporarily_unavailable';

export interface OAuthErrorOptions {
  /** The HTTP status if the error is not a redirect. The default is 400. */
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** The redirect URI that would have been right, for the developer's log only. */
  expected?: string;
}

/** The error of all endpoints of the protocol. The description is public; the cause inside the service is not. */
export class OAuthError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly expected: string | undefined;
  /** The user of the code or token that was presented, for the log only. */
  userId?: string;

  constructor(
    readonly code: OAuthErrorCode,
    /** The reason, for the log only. */
    readonly reason: OAuthReason,
    /** The `error_description`: ASCII without quotes and backslashes (RFC 6749, appendix A.8). */
    readonly description: string,
    { status = 400, headers = {}, expected }: OAuthErrorOptions = {},
  ) {
    super(`${code}: ${description}`);
    this.status = status;
    this.headers = headers;
    this.expected = expected;
  }
}

/** Returns 400 `invalid_request`. */
export function invalidRequest(reason: OAuthReason, description: string): OAuthError {
  return new OAuthError('invalid_request', reason, description);
}

/**
 * Returns 400 `invalid_grant`. The description is the same whatever is wrong with a code or refresh token: a
 * response that told the cases apart would help only somebody who guesses.
 */
export function invalidGrant(reason: OAuthReason, options?: OAuthErrorOptions): OAuthError {
  const description = 'The code or refresh token is unknown, expired, revoked or already used';
  return new OAuthError('invalid_grant', reason, description, options);
}

/** Returns 405 with the one method that the path has (rule 21). */
export function onlyMethod(method: 'GET' | 'POST'): OAuthError {
  return new OAuthError('invalid_request', 'METHOD_NOT_ALLOWED', `Use ${method}`, {
    status: 405,
    headers: { Allow: method },
  });
}

/** Does the work on a code or token of this user, and names the user in its errors. */
export async function onBehalfOf<T>(userId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OAuthError) error.userId = userId;
    throw error;
  }
}
