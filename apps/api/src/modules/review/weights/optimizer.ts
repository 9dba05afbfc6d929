import { setImmediate as turn } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type * as binding from '@open-spaced-repetition/binding';
import { trainingSequence, type TrainingReview } from '@wordgrove/scheduling';
import type { WordHistory } from './review-history.js';

type Library = typeof binding;

/** Of a word with more, the later ones add next to nothing, and each costs all that came before. */
const MAX_SEQUENCE_LENGTH = 64;
const WORDS_AT_A_TIME = 100;
/** The scheduler's number of relearning steps. */
const RELEARNING_STEPS = 1;

/** Fits FSRS's weights, with a native library that some platforms lack. */
@Injectable()
export class Optimizer {
  private readonly logger = new Logger('Weights');
  private library: Promise<Library | null> | undefined;

  /** The weights that predict best what was reviewed before a moment; null where there is no library. */
  async fit(histories: readonly WordHistory[], before: Date): Promise<number[] | null> {
    const library = await this.load();
    if (library === null) return null;
    const items: InstanceType<Library['FSRSBindingItem']>[] = [];
    for (const [index, { origin, reviews }] of histories.entries()) {
      const sequence = trainingSequence(origin, reviews)
        .filter(({ reviewedAt }) => reviewedAt < before)
        .slice(0, MAX_SEQUENCE_LENGTH);
      items.push(...itemsOf(library, sequence));
      // Others' requests come first.
      if (index % WORDS_AT_A_TIME === 0) await turn();
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

/** One item for each review on a later day than the one before it: what is to be predicted, and from what. */
function itemsOf(library: Library, sequence: readonly TrainingReview[]) {
  const reviews = sequence.map(({ rating, days }) => new library.FSRSBindingReview(rating, days));
  return sequence.flatMap(({ days }, index) =>
    days === 0 ? [] : [new library.FSRSBindingItem(reviews.slice(0, index + 1))],
  );
}
