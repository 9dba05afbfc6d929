/** The name of an IANA time zone, or null for times that are counted by midnights in UTC. */
export type DayZone = string | null;

export const DAY_MS = 86_400_000;

/** The hour at which a day begins, as `DAY_BEGINS_AT` in the contracts. */
const FIRST_HOUR = 4;

/**
 * Returns the learner's day that contains a time, as a number of days since 1970-01-01. A day has the date on which
 * it began, at 04:00 in the zone.
 */
export function learnerDay(at: Date, zone: DayZone): number {
  if (zone === null) return Math.floor(at.getTime() / DAY_MS);
  const [, month = '', day = '', year = '', hour = ''] = DATE.exec(clockOf(zone).format(at)) ?? [];
  const date = Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS;
  return Number(hour) < FIRST_HOUR ? date - 1 : date;
}

/** `3/2/2026, 22` */
const DATE = /^(\d+)\/(\d+)\/(\d+), (\d+)$/;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns the clock of a zone. Creating it takes many times longer than reading it. There are some hundred zones. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = newClock(zone);
  clocks.set(zone, clock);
  return clock;
}

function newClock(timeZone: string): Intl.DateTimeFormat {
  const date = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const format = { ...date, hour: 'numeric', hourCycle: 'h23', calendar: 'gregory' } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...format, timeZone });
  } catch {
    // Another version of Node.js, which knew the zone, has stored it.
    return new Intl.DateTimeFormat('en-US', { ...format, timeZone: 'UTC' });
  }
}
