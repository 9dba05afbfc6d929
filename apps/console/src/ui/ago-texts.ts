/** The texts of how long ago a time was. They are apart because unit tests load no file with elements. */
export const AGO_TEXTS = {
  justNow: 'just now',
  seconds: (count: number) => `${count} s ago`,
  minutes: (count: number) => `${count} min ago`,
  hours: (count: number) => `${count} h ago`,
  yesterday: 'yesterday',
  days: (count: number) => `${count} days ago`,
  months: (count: number) => `${count} months ago`,
  years: (count: number) => `${count} years ago`,
} as const;

/** The texts of how long something takes, in its largest unit. */
export const DURATION_TEXTS = {
  minutes: (count: number) => (count === 1 ? 'a minute' : `${count} minutes`),
  hours: (count: number) => (count === 1 ? 'an hour' : `${count} hours`),
  days: (count: number) => (count === 1 ? 'a day' : `${count} days`),
} as const;
