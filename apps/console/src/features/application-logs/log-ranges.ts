import { DAY_MS, TRAFFIC_LIMITS } from '@wordgrove/contracts';

/** All that the log has. */
export const ALL_DAYS = {
  value: 'all',
  label: `Last ${TRAFFIC_LIMITS.logDays} days`,
  ms: null,
} as const;

/** The times of which requests can be listed, and their length in milliseconds. */
export const RANGES = [
  { value: 'hour', label: 'Last hour', ms: 3_600_000 },
  { value: 'day', label: 'Last 24 hours', ms: DAY_MS },
  { value: 'week', label: 'Last 7 days', ms: 7 * DAY_MS },
  ALL_DAYS,
] as const;
