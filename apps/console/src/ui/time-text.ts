import { timeFormat } from './formats';

type Time = Date | number;

const DAY = timeFormat({ dateStyle: 'medium' });
const MINUTE = timeFormat({ dateStyle: 'medium', timeStyle: 'short' });
const SECOND = timeFormat({ dateStyle: 'medium', timeStyle: 'medium' });
const CLOCK = timeFormat({ timeStyle: 'short' });
const CLOCK_SECOND = timeFormat({ timeStyle: 'medium' });

/** Returns “21 Nov 2026”. All of these are in the reader's time zone. */
export const dayText = (at: Time): string => DAY.format(at);

/** Returns “21 Nov 2026, 21:40”. */
export const minuteText = (at: Time): string => MINUTE.format(at);

/** Returns “21 Nov 2026, 21:40:12”. */
export const secondText = (at: Time): string => SECOND.format(at);

/** Returns “21:40”. */
export const clockText = (at: Time): string => CLOCK.format(at);

/** Returns “21:40:12”. */
export const clockSecondText = (at: Time): string => CLOCK_SECOND.format(at);
