/** The language of the texts. Of its countries, this one writes “21 Nov 2026, 21:40”, which nobody takes for another day. */
const LOCALE = 'en-GB';

/** Returns a form of dates and times. All pages make theirs here, or take one of `time-text.ts`. */
export function timeFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALE, options);
}

/** Returns a form of numbers. */
export function numberFormat(options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(LOCALE, options);
}

const COUNT = numberFormat();

/** Returns a number such as “4,812”. */
export function countText(count: number): string {
  return COUNT.format(count);
}
