/** The parameters of new hashes: OWASP's first choice for argon2id, which is the library's default algorithm. */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const PARAMETERS = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/;

/**
 * Returns whether to compute the hash took less than {@link COST}: memory times passes. Replicas of two versions thus
 * never renew one another's hashes in turns.
 */
export function isWeakerThanToday(hash: string): boolean {
  const [, memoryCost, timeCost] = PARAMETERS.exec(hash) ?? [];
  return Number(memoryCost ?? 0) * Number(timeCost ?? 0) < COST.memoryCost * COST.timeCost;
}
