/** The mean log losses of weights on the reviews that were held out; less is better. */
export interface Losses {
  default: number;
  fitted: number;
  /** The loss of the fitted weights that are in use; null if the defaults are in use. */
  inUse: number | null;
}

/** The decision about the learner's weights. */
export type Verdict = 'ADOPT' | 'KEEP' | 'RETURN_TO_DEFAULTS';

/**
 * The smallest gain that counts. A smaller one is more often than not chance, and not worth moving every
 * due date for.
 */
const MIN_GAIN = 0.002;

/** Returns the decision. Fitted weights are in use only while they predict better than the defaults. */
export function judge({ default: byDefault, fitted, inUse }: Losses): Verdict {
  const best = Math.min(byDefault, inUse ?? byDefault);
  if (isBetter(fitted, best)) return 'ADOPT';
  return inUse !== null && isBetter(byDefault, inUse) ? 'RETURN_TO_DEFAULTS' : 'KEEP';
}

function isBetter(loss: number, than: number): boolean {
  return than - loss >= MIN_GAIN;
}
