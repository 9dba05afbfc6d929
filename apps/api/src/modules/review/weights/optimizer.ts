import { Injectable, Logger } from '@nestjs/common';
import { trainingSequence, type TrainingReview } from '@wordgrove/scheduling';
import { Pause } from '../../../platform/time/pause.js';
import { FitThread } from './fit-thread.js';
import type { TrainingSet } from './fit.worker.js';
import type { WordHistory } from './review-history.js';

/**
 * The largest number of reviews of one word. Later ones add next to nothing, and each of them costs as much
 * as all before it.
 */
const MAX_SEQUENCE_LENGTH = 64;

/** Fits FSRS's weights, with a native library that some platforms lack. */
@Injectable()
export class Optimizer {
  private readonly logger = new Logger('Weights');
  private isMissing = false;

  constructor(private readonly thread: FitThread) {}

  /**
   * Returns the weights that predict the reviews before a moment best, or null if the library is missing.
   */
  async fit(histories: readonly WordHistory[], before: Date): Promise<number[] | null> {
    if (this.isMissing) return null;
    const fit = await this.thread.fit(await trainingSetOf(histories, before));
    if ('weights' in fit) return fit.weights;
    this.isMissing = true;
    this.logger.warn(
      `All learners use the default weights because no weights can be fitted: ${fit.missing}`,
    );
    return null;
  }
}

async function trainingSetOf(
  histories: readonly WordHistory[],
  before: Date,
): Promise<TrainingSet> {
  const pause = new Pause();
  const lengths: number[] = [];
  const all: TrainingReview[] = [];
  for (const { origin, reviews } of histories) {
    const sequence = trainingSequence(origin, reviews)
      .filter(({ reviewedAt }) => reviewedAt < before)
      .slice(0, MAX_SEQUENCE_LENGTH);
    lengths.push(sequence.length);
    for (const review of sequence) all.push(review);
    if (pause.isDue) await pause.take();
  }
  return {
    lengths: Uint32Array.from(lengths),
    ratings: Uint8Array.from(all, ({ rating }) => rating),
    days: Float64Array.from(all, ({ days }) => days),
  };
}
