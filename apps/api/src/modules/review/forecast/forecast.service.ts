import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/time/clock.js';
import { TimeZoneRepository } from '../../accounts/index.js';
import { roomToday, spreadBacklog } from '../review-plans/pause.js';
import { PlanStatsRepository } from '../review-plans/plan-stats.repository.js';
import { ReviewPlansService } from '../review-plans/review-plans.service.js';
import { type DueDay, ForecastRepository } from './forecast.repository.js';

/** The days to come, in the user's time zone. */
export interface Forecast {
  timeZone: string;
  days: DueDay[];
  isExact: boolean;
}

/** Forecasts the number of words that a plan will ask for. */
@Injectable()
export class ForecastService {
  constructor(
    private readonly plans: ReviewPlansService,
    private readonly timeZones: TimeZoneRepository,
    private readonly forecasts: ForecastRepository,
    private readonly stats: PlanStatsRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns the forecast of a plan. @throws ApiError 404 if the user has no such plan */
  async get(
    userId: string,
    planId: string,
    dayCount: number,
    gone: AbortSignal,
  ): Promise<Forecast> {
    const now = this.clock.now();
    const plan = await this.plans.resolve(userId, planId, now);
    const timeZone = await this.timeZones.of(userId);
    const found = await this.forecasts.dueDays(plan, timeZone, now, dayCount, gone);
    const isExact = found.every((day) => day.isExact);
    if (plan.pausedUntil === null) return { timeZone, days: found, isExact };
    const room = roomToday(plan, await this.stats.count(plan, now, gone));
    const counts = spreadBacklog(found, plan, room);
    const days = found.map(({ date }, day) => ({ date, dueCount: counts[day] as number }));
    return { timeZone, days, isExact };
  }
}
