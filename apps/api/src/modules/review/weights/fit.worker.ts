import type * as binding from '@open-spaced-repetition/binding';

type Library = typeof binding;

/** The sequences of reviews to fit to, one after the other, in a form that a thread can take over. */
export interface TrainingSet {
  /** The number of reviews of each sequence. */
  lengths: Uint32Array<ArrayBuffer>;
  /** 1 (Again) to 4 (Easy), of each review. */
  ratings: Uint8Array<ArrayBuffer>;
  /** Days since the review before, of each review. */
  days: Float64Array<ArrayBuffer>;
}

/** The weights, or the reason why this platform cannot fit any. */
export type Fit = { weights: number[] } | { missing: string };

/** The scheduler's number of relearning steps. */
const RELEARNING_STEPS = 1;

/** Fits weights. Runs in a thread, because the library takes all reviews over at once. */
export async function fitWeights(set: TrainingSet): Promise<Fit> {
  const library = await load();
  if (typeof library === 'string') return { missing: library };
  const items: InstanceType<Library['FSRSBindingItem']>[] = [];
  for (const item of itemsOf(library, set)) items.push(item);
  const options = { enableShortTerm: true, numRelearningSteps: RELEARNING_STEPS };
  return { weights: await library.computeParameters(items, options) };
}

function load(): Promise<Library | string> {
  return import('@open-spaced-repetition/binding').catch(
    (error: unknown) => (error as Error).message,
  );
}

/**
 * Returns one item for each review on a later day than the one before it: the review to predict, and those
 * to predict it from.
 */
function* itemsOf(library: Library, { lengths, ratings, days }: TrainingSet) {
  let from = 0;
  for (const length of lengths) {
    const reviews = Array.from(
      { length },
      (_, n) => new library.FSRSBindingReview(ratings[from + n] ?? 0, days[from + n] ?? 0),
    );
    for (let n = 0; n < length; n += 1)
      if (days[from + n] !== 0) yield new library.FSRSBindingItem(reviews.slice(0, n + 1));
    from += length;
  }
}
