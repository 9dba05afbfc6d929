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
