import {
  ACCESS_TOKEN_MINUTES,
  AUTHORIZATION_CODE_SECONDS,
  LIMITS,
  type ErrorCode,
} from '@wordgrove/contracts';
import { countText } from '../../ui/formats';

/** The texts of the guide to OAuth. */
export const OAUTH = {
  title: 'OAuth guide',
  lead: 'How an application gets a user’s consent, and keeps it. Any OAuth 2.0 library works: it needs the issuer, and finds the rest by discovery.',
  endpoints: 'Endpoints',
  issuer: 'Issuer',
  flow: 'The flow',
  flowLead: 'The quick start of each application has these steps as programs with its own values.',
  scopes: 'Scopes',
  scopesLead:
    'Ask only for what you need. Users can untick scopes: the token response says which ones you got.',
  scope: 'Scope',
  allows: 'What users read',
  lifetimes: 'What lives how long',
  trouble: 'If something goes wrong',
  troubleLead:
    'The logs of an application show what was sent against what is registered. These are the reasons that they give.',
  reason: 'Reason',
  todo: 'What to do',
} as const;

export const ENDPOINTS = [
  ['Authorize', 'GET /oauth/authorize'],
  ['Tokens', 'POST /oauth/token'],
  ['Revocation', 'POST /oauth/revoke'],
  ['Introspection', 'POST /oauth/introspect'],
  ['Discovery', 'GET /.well-known/oauth-authorization-server'],
] as const;

/** Code stands between backticks. */
export const STEPS = [
  'Make a new `state` and a PKCE pair for each authorization, and keep both with the user’s session. Public applications must use PKCE with `S256`.',
  'Send the user’s browser to the authorize endpoint, with `response_type=code`, `client_id`, `redirect_uri`, `scope`, `state` and `code_challenge`. The redirect URI is compared letter by letter.',
  'The user decides, and comes back to the redirect URI with `code`, `state` and `iss`. Go on only if `state` is the one that you kept. If the user refuses, `error=access_denied` comes instead.',
  'Exchange the code at the token endpoint, from your server, with `grant_type=authorization_code`, `code`, `redirect_uri` and `code_verifier`. Applications with a secret prove it by HTTP Basic or in the form.',
  'Call the API with `Authorization: Bearer` and the access token.',
  'Refresh with `grant_type=refresh_token`. Each refresh returns a new refresh token: store it first. Using an old one again ends all tokens of that sign-in.',
] as const;

export const LIFETIMES = [
  ['Code', `${AUTHORIZATION_CODE_SECONDS} seconds, and once`],
  ['Access token', `${ACCESS_TOKEN_MINUTES} minutes`],
  ['Refresh token', '30 days, anew with each refresh'],
  ['Access', 'until the user revokes it'],
] as const;

/** The texts of the page of limits and errors. */
export const LIMITS_AND_ERRORS = {
  title: 'Limits and errors',
  lead: 'What holds for all endpoints. The API reference has the rest.',
  rate: 'Rate limit',
  sizes: 'Sizes',
  errors: 'Errors',
  errorsLead:
    'An error has the form `{"error": {"code", "message", "details": [{"reason", "field", …}]}}`. Rely on `code` and `reason`; `message` is for people. Include the `X-Request-Id` if you ask for help.',
  code: 'Code',
  status: 'Status',
  meaning: 'Meaning',
  reasons: 'Reasons',
  reason: 'Reason',
} as const;

export const RATE = [
  'The limit is 1,000 requests per hour for each application and user, unless an admin has set another number. The hour begins with the first call.',
  'Each response has `X-RateLimit-Limit`, `X-RateLimit-Remaining` and `X-RateLimit-Reset` (seconds). A 429 also has `Retry-After`: wait for that time.',
  'A batch such as `collect-words` counts once.',
] as const;

export const SIZES = [
  ['Page of a list', `${LIMITS.pageSizeDefault} items, ${LIMITS.pageSizeMax} at most`],
  ['Words in a batch', `${LIMITS.collectBatch}`],
  ['Answers in a batch', `${LIMITS.answerBatch}`],
  ['Filter', `${countText(LIMITS.filter)} characters`],
  ['Redirect URIs', `${LIMITS.redirectUris}`],
  ['Secrets at a time', `${LIMITS.liveSecrets}`],
  ['Test users', `${LIMITS.testUsers}`],
] as const;

export const CODES: Record<ErrorCode, string> = {
  INVALID_ARGUMENT: 'A member or parameter is wrong: see `details`.',
  FAILED_PRECONDITION: 'It cannot be done in the present state.',
  UNAUTHENTICATED: 'The access token is missing or has ended. Refresh it, or ask the user again.',
  PERMISSION_DENIED: 'The token lacks a scope, or the access was revoked.',
  NOT_FOUND: 'It does not exist, or does not belong to this user.',
  METHOD_NOT_ALLOWED: '`Allow` names the methods of the address.',
  ALREADY_EXISTS: 'It exists already.',
  ABORTED: 'Somebody else was first. Read it again.',
  PAYLOAD_TOO_LARGE: 'The body is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'The body is not JSON.',
  RESOURCE_EXHAUSTED: 'There were too many requests. Wait for the time in `Retry-After`.',
  INTERNAL: 'It is our fault.',
  UNAVAILABLE: 'Try again after the time in `Retry-After`.',
};
