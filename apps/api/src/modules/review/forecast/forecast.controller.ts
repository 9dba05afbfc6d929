import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DEFAULT_DAYS, DaysQuery, ForecastResponse } from '@wordgrove/dto';
import { CurrentPrincipal, RequireScope } from '../../../platform/access/access.decorators.js';
import type { Principal } from '../../../platform/access/principal.js';
import { Departure } from '../../../platform/http/departure.js';
import { Responds } from '../../../platform/http/responds.js';
import { ForecastService } from './forecast.service.js';

/** The number of words that a learner will have to review. */
@ApiTags('Review')
@Controller('api/v1/review-plans')
export class ForecastController {
  constructor(private readonly forecasts: ForecastService) {}

  @Get(':plan_id/forecast')
  @RequireScope('review:read')
  @Responds(
    ForecastResponse,
    'Get the number of words of a plan that become due on each of the coming days',
  )
  async get(
    @CurrentPrincipal() { userId }: Principal,
    @Param('plan_id') planId: string,
    @Query() { days = DEFAULT_DAYS }: DaysQuery,
    @Departure() gone: AbortSignal,
  ): Promise<ForecastResponse> {
    const forecast = await this.forecasts.get(userId, planId, days, gone);
    return {
      forecast: forecast.days.map(({ date, dueCount }) => ({ date, due_count: dueCount })),
      time_zone: forecast.timeZone,
      is_exact: forecast.isExact,
    };
  }
}
