const TIME = new Intl.DateTimeFormat('en', { timeStyle: 'medium' });

/** Returns the time of day, to the second. */
export function clockText(time: Date): string {
  return TIME.format(time);
}
