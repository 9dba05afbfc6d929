/** Texts in the form of instants that PostgreSQL does not take, or that have no year of four digits in UTC. */
export const FAR_INSTANTS: readonly string[] = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-14:00',
  '9999-12-31T23:59:59.9999999Z',
  '2026-03-01T08:00:00+16:00',
  '2026-03-01T08:00:00-23:59',
];

/** The last instant that there is, in milliseconds. */
export const LAST_INSTANT = '9999-12-31T23:59:59.998Z';

/** The first and the last instant, and the largest offsets. */
export const EDGE_INSTANTS: readonly string[] = [
  '0001-01-01T00:00:00Z',
  LAST_INSTANT,
  '2026-03-01T08:00:00+15:59',
  '2026-03-01T08:00:00-15:59',
];
