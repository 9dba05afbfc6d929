import { randomInt } from 'node:crypto';

/** The seed from which the property tests draw their cases, so that every run has the same ones. */
const SEED = 20_260_101;

/**
 * Decides on the seed before there are workers, so that all of them have the same one.
 * `PROPERTY_SEED` may be another whole number, or `random`, which prints the number that it has
 * chosen.
 */
export function decidePropertySeed(environment = process.env) {
  const wanted = environment.PROPERTY_SEED ?? String(SEED);
  const isRandom = wanted === 'random';
  const seed = isRandom ? randomInt(2 ** 31) : Number(wanted);
  if (wanted === '' || !Number.isInteger(seed) || Math.abs(seed) >= 2 ** 31)
    throw new RangeError('PROPERTY_SEED is a whole number of 32 bits, or "random"');
  if (isRandom) process.stderr.write(`PROPERTY_SEED=${seed}\n`);
  environment.PROPERTY_SEED = String(seed);
}
