import { timeFormat } from '../../ui/formats';

const TIME = timeFormat({
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});
const DAY = timeFormat({ day: 'numeric', month: 'short' });

/** Returns the time of a request to the millisecond, in the reader's time zone. */
export function timeText(at: string): string {
  return TIME.format(new Date(at));
}

/** Returns the day of a request. Empty if it is the day of `now`. */
export function otherDayText(at: string, now: Date): string {
  const day = DAY.format(new Date(at));
  return day === DAY.format(now) ? '' : day;
}
