/** Mean log losses of weights on the reviews that were held out; the less the better. */
export interface Losses {
  default: number;
  fitted: number;
  /** Of fitted weights that are in use already; null where the defaults are. */
  inUse: number | null;
}

/** What becomes of the learner's weights. */
export type Verdict = 'ADOPT' | 'KEEP' | 'RETURN_TO_DEFAULTS';

/** A smaller gain is chance more often than not, and not worth moving every due date for. */
const MIN_GAIN = 0.002;

/** Fitted weights are in use only while they predict better than the defaults. */
export function judge({ default: byDefault, fitted, inUse }: Losses): Verdict {
  const best = Math.min(byDefault, inUse ?? byDefault);
  if (isBetter(fitted, best)) return 'ADOPT';
  return inUse !== null && isBetter(byDefault, inUse) ? 'RETURN_TO_DEFAULTS' : 'KEEP';
}

function isBetter(loss: number, than: number): boolean {
  return than - loss >= MIN_GAIN;
}
