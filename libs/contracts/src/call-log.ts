/** The kinds of requests in the log of an application. */
export const CALL_KINDS = ['API', 'AUTHORIZE', 'TOKEN'] as const;

export type CallKind = (typeof CALL_KINDS)[number];

/** The results of comparing a parameter that was sent with the expected one. */
export const PARAMETER_VERDICTS = ['RIGHT', 'DIFFERS', 'MISSING', 'REPEATED', 'UNUSED'] as const;

export type ParameterVerdict = (typeof PARAMETER_VERDICTS)[number];

/** A parameter of a refused request. */
export interface SentParameter {
  name: string;
  verdict: ParameterVerdict;
  /** The value. Null if it is not kept. */
  value: string | null;
  /** The number of characters of a value that is not kept. */
  length: number | null;
  /** The values that would have been right, if they are known. */
  registered: string[];
}

/** The limits of counters and logs. */
export const TRAFFIC_LIMITS = {
  /** The number of rows in the log of an application. The oldest make room for new ones. */
  logRows: 100_000,
  /** The time in days for which the log has a row. */
  logDays: 14,
  /** The number of anonymous requests of an application that each process logs in a second. */
  anonymousPerSecond: 10,
  /** The time in days for which counters are kept. */
  counterDays: 90,
  logSearch: 100,
} as const;

/** The numbers of days for which usage is shown. */
export const USAGE_DAYS = [7, 30, 90] as const;

/** The number of days for which usage is shown unless another one is asked for. */
export const DEFAULT_USAGE_DAYS = 30 satisfies (typeof USAGE_DAYS)[number];
