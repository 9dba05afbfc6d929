import { Injectable, Logger } from '@nestjs/common';
import type * as binding from '@open-spaced-repetition/binding';
import { trainingSequence, type TrainingReview } from '@wordgrove/scheduling';
import { Pause } from '../../../platform/time/pause.js';
import type { WordHistory } from './review-history.js';

type Library = typeof binding;

/**
 * The largest number of reviews of one word. Later ones add next to nothing, and each of them costs as much
 * as all before it.
 */
const MAX_SEQUENCE_LENGTH = 64;
/** The scheduler's number of relearning steps. */
const RELEARNING_STEPS = 1;

/** Fits FSRS's weights, with a native library that some platforms lack. */
@Injectable()
export class Optimizer {
  private readonly logger = new Logger('Weights');
  private library: Promise<Library | null> | undefined;

  /**
   * Returns the weights that predict the reviews before a moment best, or null if the library is missing.
   */
  async fit(histories: readonly WordHistory[], before: Date): Promise<number[] | null> {
    const library = await this.load();
    if (library === null) return null;
    const items: InstanceType<Library['FSRSBindingItem']>[] = [];
    const pause = new Pause();
    for (const { origin, reviews } of histories) {
      const sequence = trainingSequence(origin, reviews)
        .filter(({ reviewedAt }) => reviewedAt < before)
        .slice(0, MAX_SEQUENCE_LENGTH);
      for (const item of itemsOf(library, sequence)) items.push(item);
      if (pause.isDue) await pause.take();
    }
    const options = { enableShortTerm: true, numRelearningSteps: RELEARNING_STEPS };
    return library.computeParameters(items, options);
  }

  private load(): Promise<Library | null> {
    this.library ??= import('@open-spaced-repetition/binding').catch((error: unknown) => {
      const { message } = error as Error;
      this.logger.warn(
        `All learners use the default weights because no weights can be fitted: ${message}`,
      );
      return null;
    });
    return this.library;
  }
}

/**
 * Returns one item for each review on a later day than the one before it: the review to predict, and those
 * to predict it from.
 */
function itemsOf(library: Library, sequence: readonly TrainingReview[]) {
  const reviews = sequence.map(({ rating, days }) => new library.FSRSBindingReview(rating, days));
  return sequence.flatMap(({ days }, index) =>
    days === 0 ? [] : [new library.FSRSBindingItem(reviews.slice(0, index + 1))],
  );
}
