import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { JobQueue } from '../../../platform/jobs/job-queue.service.js';
import { fitWeights } from './fit-weights.job.js';
import { answersUntilNextLook, reviewsForNextFit } from './fitting-rules.js';
import { WeightsRepository } from './weights.repository.js';

/** Learners whose answers are counted; the one who has not answered for longest is forgotten first. */
const MAX_LEARNERS = 10_000;

/** Notices when a learner's weights are due to be fitted, without a word in the way of an answer. */
@Injectable()
export class FitSchedule implements OnApplicationShutdown {
  private readonly logger = new Logger('Weights');
  /** Answers until the learner's reviews are counted again. */
  private readonly answersLeft = new Map<string, number>();
  private readonly looks = new Map<string, Promise<void>>();

  constructor(
    private readonly weights: WeightsRepository,
    private readonly jobs: JobQueue,
  ) {}

  /** Takes note of reviews that a learner has gained; returns at once and never fails. */
  note(userId: string, reviews = 1): void {
    const left = (this.answersLeft.get(userId) ?? 0) - reviews;
    this.remember(userId, left);
    if (left > 0 || this.looks.has(userId)) return;
    const look = this.look(userId)
      .catch(({ message }: Error) =>
        this.logger.warn(`A fit of the weights was postponed: ${message}`),
      )
      .finally(() => this.looks.delete(userId));
    this.looks.set(userId, look);
  }

  /** Resolves when every look that has begun is over. */
  async settled(): Promise<void> {
    await Promise.all(this.looks.values());
  }

  /** The last requests have been answered, the database closes next. */
  onApplicationShutdown(): Promise<void> {
    return this.settled();
  }

  private async look(userId: string): Promise<void> {
    this.remember(userId, 0);
    const { reviewCount, lastReviewCount } = await this.weights.progress(userId);
    const needed = reviewsForNextFit(lastReviewCount);
    const isDue = reviewCount >= needed;
    if (isDue) await fitWeights(this.jobs, userId);
    // Where nothing can be fitted, asking again with every answer would not help.
    const answers = isDue
      ? reviewsForNextFit(reviewCount) - reviewCount
      : answersUntilNextLook(reviewCount, needed);
    // Answers that came meanwhile have been taken off.
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
