import type { ErrorCode, ErrorReason } from '@wordgrove/contracts';

/**
 * The reasons for which the protocol refuses a request, with their meanings. Only the log has them: an application is
 * told less. A reason never changes its meaning. docs/operating.md, "Health, metrics, logs", lists all of them.
 */
export const OAUTH_REASONS = {
  PARAMETER_MISSING: 'a parameter is missing',
  PARAMETER_NOT_DECODABLE: 'a parameter is not valid UTF-8',
  PARAMETER_REPEATED: 'a parameter is repeated',
  BODY_NOT_A_FORM: 'the body is not form-encoded',
  METHOD_NOT_ALLOWED: 'the endpoint has another method',
  CLIENT_UNKNOWN: 'no application has the `client_id`',
  CLIENT_CREDENTIALS_WRONG:
    'the client names itself in no valid way, or its secret is wrong or has expired',
  CLIENT_CREDENTIALS_AMBIGUOUS: 'the client names itself in two ways',
  CLIENT_SECRET_IN_PAGE: 'the client secret comes from a web page, which has an `Origin`',
  REDIRECT_URI_NOT_REGISTERED: 'the redirect URI is not one of the application',
  RESPONSE_TYPE_UNSUPPORTED: '`response_type` is not `code`',
  GRANT_TYPE_UNSUPPORTED: '`grant_type` is unknown or switched off',
  STATE_INVALID: '`state` is too long or contains NUL',
  SCOPE_UNKNOWN: '`scope` is missing or names an unknown permission',
  SCOPE_NOT_REGISTERED: 'the application has not registered one of the scopes',
  SCOPE_NOT_GRANTED: 'the user has not granted one of the scopes',
  CODE_CHALLENGE_INVALID: 'the code challenge is malformed, or its method is not `S256`',
  PROMPT_INVALID: '`prompt` combines `none` with another value',
  LOGIN_REQUIRED: 'nobody is signed in, and the application asks for no page',
  CONSENT_REQUIRED: 'the user has not consented, and the application asks for no page',
  CODE_UNKNOWN: 'the code is unknown',
  CODE_EXPIRED: 'the code has expired',
  CODE_REVOKED: 'the code ended with its grant or by its application',
  CODE_REUSED: 'the code was used before; its tokens are revoked',
  CODE_OF_ANOTHER_CLIENT: 'the code belongs to another application',
  REDIRECT_URI_DIFFERS: 'the redirect URI differs from that of the code',
  VERIFIER_MISSING: 'the code has a challenge, and no verifier came',
  VERIFIER_UNEXPECTED: 'the code has no challenge, and a verifier came',
  VERIFIER_WRONG: 'the verifier does not match the challenge; the code is used up',
  REFRESH_TOKEN_UNKNOWN: 'the refresh token is unknown',
  REFRESH_TOKEN_EXPIRED: 'the refresh token has expired',
  REFRESH_TOKEN_REVOKED: 'the refresh token has been revoked',
  REFRESH_TOKEN_REUSED: 'the refresh token was replaced before; its tokens are revoked',
  REFRESH_TOKEN_OF_ANOTHER_CLIENT: 'the refresh token belongs to another application',
} as const;

/** A reason of the protocol, or one that other errors have too. */
export type OAuthReason = keyof typeof OAUTH_REASONS | ErrorReason | ErrorCode;
