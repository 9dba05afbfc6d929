import { AGO_TEXTS, DURATION_TEXTS } from './ago-texts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** After these it is two months, of 30.44 days each. */
const DAYS_SHOWN = 61;

/** Returns how long ago a time was, such as “3 min ago” or “yesterday”. Days are those of the reader's time zone. */
export function timeAgo(at: Date, now: Date): string {
  const ms = now.getTime() - at.getTime();
  if (ms < 10_000) return AGO_TEXTS.justNow;
  if (ms < MINUTE_MS) return AGO_TEXTS.seconds(Math.floor(ms / 1_000));
  if (ms < HOUR_MS) return AGO_TEXTS.minutes(Math.floor(ms / MINUTE_MS));
  const days = daysBetween(at, now);
  if (days === 0 || ms < 6 * HOUR_MS) return AGO_TEXTS.hours(Math.floor(ms / HOUR_MS));
  if (days === 1) return AGO_TEXTS.yesterday;
  if (days < DAYS_SHOWN) return AGO_TEXTS.days(days);
  const months = Math.floor(days / 30.44);
  return months < 24 ? AGO_TEXTS.months(months) : AGO_TEXTS.years(Math.floor(months / 12));
}

/** Returns how long it has been since a time, such as “2 days” or “an hour”, rounded down. */
export function durationSince(at: Date, now: Date): string {
  const ms = now.getTime() - at.getTime();
  if (ms >= DAY_MS) return DURATION_TEXTS.days(Math.floor(ms / DAY_MS));
  if (ms >= HOUR_MS) return DURATION_TEXTS.hours(Math.floor(ms / HOUR_MS));
  return DURATION_TEXTS.minutes(Math.max(1, Math.floor(ms / MINUTE_MS)));
}

function daysBetween(at: Date, now: Date): number {
  const dayOf = (time: Date) => Date.UTC(time.getFullYear(), time.getMonth(), time.getDate());
  return Math.round((dayOf(now) - dayOf(at)) / DAY_MS);
}
