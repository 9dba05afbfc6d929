import { DAY_MS } from '@wordgrove/contracts';
import { TEXTS } from './texts';

/** All that the log has. */
export const ALL_DAYS = { value: 'all', label: TEXTS.allDays, ms: null } as const;

/** The times of which requests can be listed, and their length in milliseconds. */
export const RANGES = [
  { value: 'hour', label: TEXTS.lastHour, ms: 3_600_000 },
  { value: 'day', label: TEXTS.lastDay, ms: DAY_MS },
  { value: 'week', label: TEXTS.lastWeek, ms: 7 * DAY_MS },
  ALL_DAYS,
] as const;
