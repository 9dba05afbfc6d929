import type { ErrorCountsDto } from '@wordgrove/dto';

/** The texts of the overview of an application. */
export const TEXTS = {
  period: 'Period',
  days: (days: number) => `${days} days`,
  zone: (range: string, zone: string) => `${range}, times in ${zone}`,
  upTo: (time: string) => `Up to ${time}`,
  csv: 'CSV',
  calls: 'Calls',
  errors: 'Errors',
  limited: 'Over the limit (429)',
  users: 'Authorized users',
  more: (percent: string) => `${percent} more than before`,
  fewer: (percent: string) => `${percent} fewer than before`,
  same: 'As many as before',
  noneBefore: 'None before',
  notKept: 'The days before are not kept',
  ofCalls: (percent: string) => `${percent} of calls`,
  noErrors: 'No call has failed',
  neverLimited: 'No call was over the limit',
  worst: (count: string, day: string) => `${count} of them on ${day}`,
  peak: (count: string, day: string) => `${count} over the limit, ${day}`,
  usersChange: (gained: string, lost: string) => `${gained} gave access, ${lost} took it away`,
  callsPerDay: 'Calls per day',
  errorsByKind: 'Errors by kind',
  these: (days: number) => `These ${days} days`,
  before: (days: number) => `The ${days} before`,
  table: 'Table',
  chart: 'Chart',
  day: 'Day',
  beforeShort: 'Before',
  change: 'Change',
  kind: 'Kind',
  count: 'Count',
  share: 'Share',
  logs: 'Logs',
  logsOf: (kind: string) => `Logs of ${kind}`,
  today: 'Today, so far',
  noCalls: 'No calls yet',
  noCallsHint:
    'As soon as the application calls the API with a user’s access token, its calls are counted here. Counting takes some seconds.',
  chartOfCalls: 'Chart of calls per day. The table has the same numbers.',
  chartOfErrors: 'Chart of errors per day, by kind. The table has the sums.',
} as const;

export type ErrorKind = keyof ErrorCountsDto;

export interface KindText {
  status: string;
  meaning: string;
  /** The status by which the log is filtered. */
  filter: string;
}

/** The kinds of errors, in the order in which charts stack them. */
export const KINDS: readonly (readonly [ErrorKind, KindText])[] = [
  ['unauthenticated', { status: '401', meaning: 'Token not valid', filter: '401' }],
  ['bad_request', { status: '400', meaning: 'A field was refused', filter: '400' }],
  ['limited', { status: '429', meaning: 'Over the limit', filter: '429' }],
  ['denied', { status: '403', meaning: 'Access or scope not granted', filter: '403' }],
  ['failed', { status: '5xx', meaning: 'Our fault', filter: '5xx' }],
  ['other', { status: '4xx', meaning: 'Others, such as 404 and 409', filter: '4xx' }],
];
