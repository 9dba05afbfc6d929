import { timeFormat } from '../../ui/formats';
import { TEXTS } from './texts';

/** The numbers of days up to and including today that are one press away. */
export const RECENT = [1, 7, 30] as const;

const OF_THIS_YEAR = timeFormat({ day: 'numeric', month: 'short' });
const OF_ANY_YEAR = timeFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** Returns “Today” or “The last 7 days”. */
export function recentText(count: number): string {
  return count === 1 ? TEXTS.today : TEXTS.lastDays(count);
}

/** Returns the first of some days up to and including today, such as 2026-11-15, in the reader's time zone. */
export function firstOf(count: number, today: Date): string {
  const day = new Date(today);
  day.setDate(day.getDate() - count + 1);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** Returns the days of a filter, such as “14 – 21 Nov”. Null if there are none. */
export function daysText(from: string, to: string, today: Date): string | null {
  const [first, last] = [dateOf(from), dateOf(to)];
  const recent = to === '' && RECENT.find((count) => firstOf(count, today) === from);
  if (recent) return recentText(recent);
  const isThisYear = [first, last].every((day) => !day || isOfYear(day, today));
  const format = isThisYear ? OF_THIS_YEAR : OF_ANY_YEAR;
  if (first && last && first <= last) return format.formatRange(first, last);
  if (first) return TEXTS.since(format.format(first));
  return last && TEXTS.until(format.format(last));
}

function dateOf(day: string): Date | null {
  const date = new Date(`${day}T00:00:00`);
  return Number.isNaN(date.getTime()) ? null : date;
}

function isOfYear(day: Date, other: Date): boolean {
  return day.getFullYear() === other.getFullYear();
}
