import { TRAFFIC_LIMITS, type CallKind, type ParameterVerdict } from '@wordgrove/contracts';

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
  lastHour: 'Last hour',
  lastDay: 'Last 24 hours',
  lastWeek: 'Last 7 days',
  allDays: `Last ${TRAFFIC_LIMITS.logDays} days`,
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
  refused: (title: string) => `${title}, refused`,
  duration: (ms: number) => `${ms} ms`,
  requestId: 'Request ID',
  copyRequestId: 'Copy the request ID',
  sent: 'Sent',
  registered: 'Registered',
  end: 'end',
  tooMuch: '[too much: ',
  lacking: '[lacking: ',
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

/** The faults of a list of scopes or a redirect URI, beside its name. */
export const WRONG = {
  notRegistered: 'Not registered',
  unknown: (count: number, all: number) => `${count} of ${all} unknown`,
  unregistered: (count: number, all: number) => `${count} of ${all} not registered`,
} as const;

/** The ways in which a redirect URI can miss a registered one. The first is what was sent, the second what is registered. */
export const REDIRECT_TITLES = {
  slashTooMuch: 'The redirect URI has a slash at its end that the registered one has not.',
  slashMissing: 'The redirect URI lacks the slash at the end of the registered one.',
  letterCase: 'The redirect URI differs in capital letters from the registered one.',
  protocol: (sent: string, registered: string) =>
    `The redirect URI begins with ${sent}, and the registered one with ${registered}.`,
  host: 'The redirect URI has another host than the registered one.',
  port: 'The redirect URI has another port than the registered one.',
  path: 'The redirect URI has another path than the registered one.',
  query: 'The redirect URI has another query than the registered one.',
} as const;

/** The way out of a refusal of the API that has no words of its own, by the code of the error. */
export const CODE_TODO: Readonly<Record<string, string>> = {
  INVALID_ARGUMENT: 'Nothing was changed. Mend what is named below, and send it again.',
  FAILED_PRECONDITION:
    'Nothing was changed. The same request is refused again as long as this holds.',
  UNAUTHENTICATED: 'Send a live access token in the Authorization header.',
  PERMISSION_DENIED: 'The same request is refused again until the access changes.',
  NOT_FOUND:
    'Look for it in the list first. What belongs to another user looks like nothing at all.',
  METHOD_NOT_ALLOWED: 'The header Allow has the methods of this address.',
  ALREADY_EXISTS: 'Read what exists, and change that.',
  ABORTED: 'Something else has changed it meanwhile. Read it again, and then decide.',
  PAYLOAD_TOO_LARGE: 'Send less at a time.',
  UNSUPPORTED_MEDIA_TYPE: 'Send the media type that the reference names.',
  RESOURCE_EXHAUSTED: 'Wait for the time in Retry-After.',
  INTERNAL: 'This is our fault. Send it again later, and tell us the request ID if it goes on.',
  UNAVAILABLE: 'Wait for the time in Retry-After, and send it again.',
};

/** The titles of refusals without a reason, by the code of the error. */
export const CODE_TITLES: Readonly<Record<string, string>> = {
  METHOD_NOT_ALLOWED: 'The address does not take this method.',
  PAYLOAD_TOO_LARGE: 'The body is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'The body has another media type than this address takes.',
  NOT_FOUND: 'There is no such address.',
  UNAVAILABLE: 'The service could not respond in time.',
  INTERNAL: 'The service has failed.',
};

/** The code of an error, its reason if it has one, and what it is about. */
export const REFUSED = (code: string, why: string | null, subject: string | null) =>
  [code, why && `: ${why}`, subject && ` in ${subject}`].join('');

/** The scope that a call lacks, as the end of its line. */
export const NEEDS = (scope: string) => `needs ${scope}`;
