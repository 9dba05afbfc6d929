import {
  ACCESS_TOKEN_MINUTES,
  AUTHORIZATION_CODE_SECONDS,
  TRAFFIC_LIMITS,
  type CallKind,
  type ParameterVerdict,
} from '@wordgrove/contracts';

/** The texts of the logs of an application. */
export const TEXTS = {
  filters: 'Filters',
  search: 'Search',
  searchHint: 'Request ID, user, reason',
  kindFilter: 'Kind',
  all: 'All',
  status: 'Status',
  route: 'Route',
  user: 'User',
  anyStatus: 'Any status',
  anyRoute: 'Any route',
  anyUser: 'Any user',
  goLive: 'Go live',
  pause: 'Pause',
  newer: (count: number) => `Paused, ${count} newer`,
  failedTail: 'New requests cannot be read at the moment',
  table: 'Requests',
  time: 'Time',
  request: 'Request',
  ms: 'ms',
  nobody: '–',
  gone: 'client left',
  noEntries: 'No requests yet',
  noEntriesHint: 'Each request of the application appears here about a second later.',
  noMatch: 'No request matches the filters',
  clear: 'Clear the filters',
  details: 'Request details',
  previous: 'Newer request',
  next: 'Older request',
  close: 'Close the details',
  requestId: 'Request ID',
  copyRequestId: 'Copy the request ID',
  sent: 'Sent',
  registered: 'Registered',
  end: 'end',
  differ: (count: number) => (count === 1 ? '1 parameter differs' : `${count} parameters differ`),
  right: (count: number) => (count === 1 ? '1 is right' : `${count} are right`),
  notKept: (length: number) =>
    `sent, ${length} ${length === 1 ? 'character' : 'characters'}, not kept`,
  sentOnly: 'sent, not kept',
  nearestOf: (count: number) => `The nearest of ${count}.`,
  showOthers: 'Show the others',
  hideOthers: 'Hide the others',
  mend: 'Mend it',
  copyRight: 'Copy the right URI',
  copied: 'Copied',
  register: 'Register this one too',
  registerNote: 'A URI that you register goes to review before it works for everyone.',
  tryIt: 'Try it',
  settings: 'Open the settings',
  credentials: 'Open the credentials',
  kept: `Logs hold no bodies, tokens or codes, and go after ${TRAFFIC_LIMITS.logDays} days.`,
} as const;

/** The text in the place of a part of an address that is not kept. */
export const MASK = '•••';

export const STATUSES = [
  { value: '2xx', label: '2xx: it worked' },
  { value: '3xx', label: '3xx: sent on' },
  { value: '4xx', label: '4xx: refused' },
  { value: '400', label: '400: a field was refused' },
  { value: '401', label: '401: token or client not valid' },
  { value: '403', label: '403: access or scope not granted' },
  { value: '404', label: '404: does not exist' },
  { value: '429', label: '429: over a limit' },
  { value: '5xx', label: '5xx: our fault' },
] as const;

export const KIND_TEXTS: Record<CallKind, { filter: string; title: string }> = {
  API: { filter: 'API calls', title: 'API call' },
  AUTHORIZE: { filter: 'Authorize', title: 'Authorize request' },
  TOKEN: { filter: 'Token', title: 'Token request' },
};

/** The aims and outcomes of requests. */
export const ABOUT_TEXTS: Readonly<Record<string, string>> = {
  CONSENT_ASKED: 'Consent asked',
  CODE_ISSUED: 'Code sent',
  authorization_code: 'code',
  refresh_token: 'refresh',
};

export const VERDICT_TEXTS: Record<ParameterVerdict, string> = {
  RIGHT: 'Right',
  DIFFERS: 'Differs',
  MISSING: 'Missing',
  REPEATED: 'Sent more than once',
  UNUSED: 'Not used here',
};

interface ReasonText {
  title: string;
  /** The way out for the developer. */
  todo: string;
  /** The tab on which it is done. */
  at?: 'settings' | 'credentials';
}

/** The meanings of the reasons to the developer. */
export const REASON_TEXTS: Readonly<Record<string, ReasonText>> = {
  REDIRECT_URI_NOT_REGISTERED: {
    title: 'The redirect URI is not registered.',
    todo: 'URIs are compared letter by letter. The user saw an error page and was not sent back. Send a registered URI, or register this one.',
    at: 'settings',
  },
  REDIRECT_URI_DIFFERS: {
    title: 'The redirect URI is not that of the authorize request.',
    todo: 'Send the same redirect URI to both endpoints, letter by letter.',
  },
  SCOPE_UNKNOWN: {
    title: 'A scope is unknown, or none was sent.',
    todo: 'Separate scopes with spaces, and compare their names letter by letter.',
  },
  SCOPE_NOT_REGISTERED: {
    title: 'A scope is not registered for this application.',
    todo: 'Leave it out, or register it in the settings. A new scope is reviewed first.',
    at: 'settings',
  },
  SCOPE_NOT_GRANTED: {
    title: 'The refresh asks for more than the user has granted.',
    todo: 'Leave scope out to keep all scopes, or send the user to the authorize endpoint again.',
  },
  CODE_CHALLENGE_INVALID: {
    title: 'The PKCE challenge is not valid.',
    todo: 'Send code_challenge_method=S256 and the SHA-256 of the verifier in base64url, without padding.',
  },
  VERIFIER_WRONG: {
    title: 'The PKCE verifier does not match the challenge.',
    todo: 'The verifier must be that of the same authorize request. The code is used up: begin again.',
  },
  VERIFIER_MISSING: {
    title: 'The PKCE verifier is missing.',
    todo: 'The authorize request had a code_challenge, so the exchange needs its code_verifier.',
  },
  VERIFIER_UNEXPECTED: {
    title: 'A PKCE verifier came without a challenge.',
    todo: 'Send code_challenge with the authorize request, or leave code_verifier out.',
  },
  CLIENT_CREDENTIALS_WRONG: {
    title: 'The client secret is wrong, or has expired.',
    todo: 'Compare the last four letters of your secret with those of the credentials, and look for spaces and line breaks around it. We keep nothing of what was sent but its length.',
    at: 'credentials',
  },
  CLIENT_CREDENTIALS_AMBIGUOUS: {
    title: 'The client names itself in two ways.',
    todo: 'Send the secret either in the Authorization header or in the form, not in both.',
  },
  CODE_UNKNOWN: {
    title: 'The code is unknown.',
    todo: `Send the code exactly as it came, decoded once. It lives for ${AUTHORIZATION_CODE_SECONDS} seconds.`,
  },
  CODE_EXPIRED: {
    title: 'The code has expired.',
    todo: `Exchange a code within ${AUTHORIZATION_CODE_SECONDS} seconds.`,
  },
  CODE_REVOKED: {
    title: 'The code ended together with the user’s access.',
    todo: 'Send the user to the authorize endpoint again.',
  },
  CODE_REUSED: {
    title: 'The code was used twice.',
    todo: 'All tokens that came from it have ended. Exchange each code once, and do not repeat the request on a time-out.',
  },
  CODE_OF_ANOTHER_CLIENT: {
    title: 'The code belongs to another application.',
    todo: 'Check that both requests use the same client ID.',
  },
  REFRESH_TOKEN_UNKNOWN: {
    title: 'The refresh token is unknown.',
    todo: 'Check that it is a refresh token and stored as a whole.',
  },
  REFRESH_TOKEN_EXPIRED: {
    title: 'The refresh token has expired.',
    todo: 'Send the user to the authorize endpoint again.',
  },
  REFRESH_TOKEN_REVOKED: {
    title: 'The refresh token has been revoked.',
    todo: 'The user or the application has revoked it. Send the user to the authorize endpoint again.',
  },
  REFRESH_TOKEN_REUSED: {
    title: 'An old refresh token was used again.',
    todo: 'Each refresh returns a new refresh token: store it before you use the access token. All tokens of this sign-in have ended.',
  },
  REFRESH_TOKEN_OF_ANOTHER_CLIENT: {
    title: 'The refresh token belongs to another application.',
    todo: 'Check that you store the tokens of each application apart.',
  },
  PARAMETER_MISSING: {
    title: 'A parameter is missing.',
    todo: 'Add what is marked as missing below.',
  },
  PARAMETER_REPEATED: { title: 'A parameter came twice.', todo: 'Send each parameter once.' },
  RESPONSE_TYPE_UNSUPPORTED: {
    title: 'response_type is not “code”.',
    todo: 'Send response_type=code.',
  },
  GRANT_TYPE_UNSUPPORTED: {
    title: 'grant_type is unknown.',
    todo: 'Send authorization_code or refresh_token.',
  },
  APPLICATION_NOT_APPROVED: {
    title: 'The application is not approved for this user.',
    todo: 'Until it is approved, only you and your test users can use it.',
  },
  LOGIN_REQUIRED: {
    title: 'Nobody was signed in.',
    todo: 'With prompt=none, no page is shown. Ask again without it.',
  },
  CONSENT_REQUIRED: {
    title: 'The user has not granted these scopes yet.',
    todo: 'With prompt=none, no page is shown. Ask again without it.',
  },
  TOKEN_INVALID: {
    title: 'The access token has ended.',
    todo: `Access tokens live for ${ACCESS_TOKEN_MINUTES} minutes, and end with the user’s access. Use the refresh token, or ask the user again.`,
  },
  INSUFFICIENT_SCOPE: {
    title: 'The access token lacks a scope.',
    todo: 'Ask the user for the scope that is named below, or do not make this call.',
  },
  GRANT_REVOKED: {
    title: 'The user has revoked the access.',
    todo: 'Stop calling for this user until the user connects again.',
  },
  QUOTA_EXCEEDED: {
    title: 'The hourly quota of this user is used up.',
    todo: 'Wait for the time in Retry-After. Batches such as collect-words count once.',
  },
  TOO_MANY_AT_ONCE: {
    title: 'Too many requests of this user at once.',
    todo: 'Wait for the time in Retry-After, and make fewer requests at a time.',
  },
};
