import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/time/clock.js';
import { MemoryParametersRepository } from '../../learning/index.js';
import type { FitWeightsData } from './fit-weights.job.js';
import { reviewsForNextFit } from './fitting-rules.js';
import { Optimizer } from './optimizer.js';
import { heldOutFrom, type WordHistory } from './review-history.js';
import { judge, type Losses } from './verdict.js';
import { WeightsRepository } from './weights.repository.js';
import { lossOf } from './weights-trial.js';

/**
 * The largest number of reviews to fit to. More would hardly improve 21 weights; these take some seconds
 * and 100 MB.
 */
const MAX_REVIEWS = 50_000;

interface Trial {
  weights: number[];
  losses: Losses;
}

/** Fits weights to a learner's reviews, and adopts them if they predict better. */
@Injectable()
export class FitWeightsService {
  constructor(
    private readonly optimizer: Optimizer,
    private readonly repository: WeightsRepository,
    private readonly parameters: MemoryParametersRepository,
    private readonly clock: Clock,
  ) {}

  /** Does nothing if a run that seemed lost has already kept a fit, or if nothing can be fitted. */
  async run({ userId }: FitWeightsData, signal: AbortSignal): Promise<void> {
    const { reviewCount, lastReviewCount } = await this.repository.progress(userId);
    if (reviewCount < reviewsForNextFit(lastReviewCount)) return;
    const share = Math.min(MAX_REVIEWS / reviewCount, 1);
    const histories = await this.repository.histories(userId, share);
    signal.throwIfAborted();
    const trial = await this.tryOut(userId, histories);
    signal.throwIfAborted();
    if (trial === null) return;
    const { weights, losses } = trial;
    await this.repository.keep({
      userId,
      weights,
      reviewCount,
      lastReviewCount,
      defaultLogLoss: losses.default,
      fittedLogLoss: losses.fitted,
      verdict: judge(losses),
      at: this.clock.now(),
    });
  }

  private async tryOut(userId: string, histories: WordHistory[]): Promise<Trial | null> {
    const from = heldOutFrom(histories);
    const weights = from && (await this.optimizer.fit(histories, from));
    if (weights === null) return null;
    const heldOut = histories.filter(({ reviews }) => reviews.at(-1)!.reviewedAt >= from!);
    const lossWith = (each: readonly number[] | undefined) => lossOf(each, heldOut, from!);
    const [byDefault, fitted] = [await lossWith(undefined), await lossWith(weights)];
    if (Number.isNaN(byDefault)) return null;
    const { weights: inUse } = await this.parameters.find(userId);
    const byThoseInUse = inUse === undefined ? null : await lossWith(inUse);
    return { weights, losses: { default: byDefault, fitted, inUse: byThoseInUse } };
  }
}
