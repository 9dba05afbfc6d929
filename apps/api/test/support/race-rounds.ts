/**
 * Returns how many times a test runs a race: a quarter of `all`, or all of them if `RACE_ROUNDS` is `all`, as
 * CI sets it for its installed servers.
 */
export function raceRounds(all: number): number {
  return process.env['RACE_ROUNDS'] === 'all' ? all : Math.ceil(all / 4);
}
