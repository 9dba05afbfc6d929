/** The length of the time for which calls are counted together. The time of every zone differs from UTC by a multiple of it. */
export const QUARTER_MS = 15 * 60_000;

/** The numbers of calls that failed, by the kind of the error. */
export const ERROR_COUNTS = [
  'badRequestCount',
  'unauthenticatedCount',
  'deniedCount',
  'limitedCount',
  'failedCount',
  'otherErrorCount',
] as const;

export type ErrorCount = (typeof ERROR_COUNTS)[number];

/** The numbers of an application's calls in a quarter of an hour. */
export interface CallCounts extends Record<ErrorCount, number> {
  applicationId: string;
  beginsAt: Date;
  callCount: number;
  /** The time of the last of them. */
  lastCallAt: Date;
}

/** The number of requests in which a secret was used in a quarter of an hour. */
export interface SecretCounts {
  secretId: string;
  beginsAt: Date;
  callCount: number;
}

/** Returns which number of errors a status belongs to, or undefined if it is no error. */
export function errorCountOf(status: number): ErrorCount | undefined {
  if (status < 400) return undefined;
  if (status >= 500) return 'failedCount';
  return ERRORS[status] ?? 'otherErrorCount';
}

const ERRORS: Readonly<Record<number, ErrorCount>> = {
  400: 'badRequestCount',
  401: 'unauthenticatedCount',
  403: 'deniedCount',
  429: 'limitedCount',
};

/** Returns a counter that has counted nothing. */
export function noCalls(applicationId: string, beginsAt: Date): CallCounts {
  return {
    applicationId,
    beginsAt,
    callCount: 0,
    badRequestCount: 0,
    unauthenticatedCount: 0,
    deniedCount: 0,
    limitedCount: 0,
    failedCount: 0,
    otherErrorCount: 0,
    lastCallAt: beginsAt,
  };
}
