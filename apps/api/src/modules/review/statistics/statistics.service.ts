import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/time/clock.js';
import { TimeZoneRepository } from '../../accounts/index.js';
import {
  FittedWeightsRepository,
  MemoryParametersRepository,
  WordCountsRepository,
} from '../../learning/index.js';
import type { DayCounts, Recall, ReviewStatistics } from './statistics.js';
import { StatisticsRepository } from './statistics.repository.js';

/** Computes the statistics of a learner's reviews. */
@Injectable()
export class StatisticsService {
  constructor(
    private readonly statistics: StatisticsRepository,
    private readonly timeZones: TimeZoneRepository,
    private readonly words: WordCountsRepository,
    private readonly fits: FittedWeightsRepository,
    private readonly parameters: MemoryParametersRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns the statistics. Their days are the last `dayCount` of the user's days, including today. */
  async get(userId: string, dayCount: number): Promise<ReviewStatistics> {
    const now = this.clock.now();
    const timeZone = await this.timeZones.of(userId);
    const [days, streak, words, lastFit, parameters] = await Promise.all([
      this.statistics.days(userId, timeZone, now, dayCount),
      this.statistics.streak(userId, timeZone, now),
      this.words.of(userId),
      this.fits.findLast(userId),
      this.parameters.find(userId),
    ]);
    return {
      timeZone,
      days,
      recall: recallOf(days),
      streak,
      words,
      desiredRetention: parameters.desiredRetention,
      areWeightsFitted: parameters.weights !== undefined,
      lastFit,
    };
  }
}

function recallOf(days: readonly DayCounts[]): Recall {
  const sum = (count: (day: DayCounts) => number) =>
    days.reduce((total, day) => total + count(day), 0);
  return {
    reviewCount: sum(({ recallCount }) => recallCount),
    correctCount: sum(({ recalledCount }) => recalledCount),
  };
}
