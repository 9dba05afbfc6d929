import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Outage } from '../../../platform/database/outage.js';
import { JobQueue } from '../../../platform/jobs/job-queue.service.js';
import { fitWeights } from './fit-weights.job.js';
import { answersUntilNextLook, reviewsForNextFit } from './fitting-rules.js';
import { WeightsRepository } from './weights.repository.js';

/**
 * The largest number of learners whose answers are counted. The learner who has not answered for longest is
 * removed first.
 */
const MAX_LEARNERS = 10_000;

/** Notices when a learner's weights are due to be fitted, without delaying any answer. */
@Injectable()
export class FitSchedule implements OnApplicationShutdown {
  private readonly logger = new Logger('Weights');
  /** The number of answers until the learner's reviews are counted again. */
  private readonly answersLeft = new Map<string, number>();
  private readonly looks = new Map<string, Promise<void>>();

  constructor(
    private readonly weights: WeightsRepository,
    private readonly jobs: JobQueue,
    private readonly outage: Outage,
  ) {}

  /** Notes the number of reviews that a learner has gained. Returns at once and never fails. */
  note(userId: string, reviews = 1): void {
    const left = (this.answersLeft.get(userId) ?? 0) - reviews;
    this.remember(userId, left);
    if (left > 0 || this.looks.has(userId)) return;
    const look = this.look(userId)
      .catch(async (error: Error) => {
        if (await this.outage.explains(error)) return;
        this.logger.warn(`A fit of the weights was postponed: ${error.message}`);
      })
      .finally(() => this.looks.delete(userId));
    this.looks.set(userId, look);
  }

  /** Resolves when every look that has begun is over. */
  async settled(): Promise<void> {
    await Promise.all(this.looks.values());
  }

  /** Waits for all looks. All requests are finished by now, and the database closes next. */
  onApplicationShutdown(): Promise<void> {
    return this.settled();
  }

  private async look(userId: string): Promise<void> {
    this.remember(userId, 0);
    const { reviewCount, lastReviewCount } = await this.weights.progress(userId);
    const needed = reviewsForNextFit(lastReviewCount);
    const isDue = reviewCount >= needed;
    if (isDue) await fitWeights(this.jobs, userId);
    // If nothing can be fitted, asking again with every answer would not help.
    const answers = isDue
      ? reviewsForNextFit(reviewCount) - reviewCount
      : answersUntilNextLook(reviewCount, needed);
    // The answers that have come in the meantime are subtracted.
    this.remember(userId, answers + (this.answersLeft.get(userId) ?? 0));
  }

  private remember(userId: string, answersLeft: number): void {
    this.answersLeft.delete(userId);
    this.answersLeft.set(userId, answersLeft);
    const [oldest] = this.answersLeft.keys();
    if (this.answersLeft.size > MAX_LEARNERS && oldest !== undefined)
      this.answersLeft.delete(oldest);
  }
}
