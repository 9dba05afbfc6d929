/** As a share of the interval, to which a day is added: the fuzz of FSRS shifts no interval further. */
const MAX_FUZZ = 0.15;
const DAY_MS = 86_400_000;

/** Matches a time that is this many days after another one, give or take the fuzz. */
export function dueAbout(days: number, since: Date): unknown {
  const margin = days === 0 ? 0 : MAX_FUZZ * days + 1;
  return {
    asymmetricMatch: (at: unknown) =>
      typeof at === 'string' &&
      Math.abs((Date.parse(at) - since.getTime()) / DAY_MS - days) <= margin,
    toString: () => `due about ${days} days after ${since.toISOString()}`,
  };
}
