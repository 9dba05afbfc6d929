const TIME = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** Returns the time of a request to the millisecond, in the reader's time zone. */
export function timeText(at: string): string {
  return TIME.format(new Date(at));
}

/** Returns the day of a request. Empty if it is the day of `now`. */
export function otherDayText(at: string, now: Date): string {
  const day = DAY.format(new Date(at));
  return day === DAY.format(now) ? '' : day;
}

/** Returns the date of a request. */
export function dateText(at: string): string {
  return DATE.format(new Date(at));
}
