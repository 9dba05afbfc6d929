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
  /** For the log only. Never a code, token or secret. */
  detail?: string;
  /** HTTP status where the error is not a redirect; 400 by default. */
  status?: number;
  headers?: Readonly<Record<string, string>>;
}

/** The one error of the protocol's endpoints. The description is public; what went wrong inside is not. */
export class OAuthError extends Error {
  readonly detail: string | undefined;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly code: OAuthErrorCode,
    /** `error_description`: ASCII without quotes and backslashes (RFC 6749, appendix A.8). */
    readonly description: string,
    { detail, status = 400, headers = {} }: OAuthErrorOptions = {},
  ) {
    super(`${code}: ${description}`);
    this.detail = detail;
    this.status = status;
    this.headers = headers;
  }
}

/** 400 `invalid_request`. */
export function invalidRequest(description: string): OAuthError {
  return new OAuthError('invalid_request', description);
}

/**
 * 400 `invalid_grant`, with one description for whatever is wrong with a code or refresh token: an
 * answer that told them apart would help only who guesses.
 */
export function invalidGrant(detail: string): OAuthError {
  const description = 'The code or refresh token is unknown, expired, revoked or already used';
  return new OAuthError('invalid_grant', description, { detail });
}

/** 405 with the one method that the path has (rule 21). */
export function onlyMethod(method: 'GET' | 'POST'): OAuthError {
  return new OAuthError('invalid_request', `Use ${method}`, {
    status: 405,
    headers: { Allow: method },
  });
}
