import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DEFAULT_DAYS, DaysQuery, ReviewStatisticsResponse } from '@wordgrove/dto';
import { CurrentPrincipal, RequireScope } from '../../../platform/access/access.decorators.js';
import type { Principal } from '../../../platform/access/principal.js';
import { Responds } from '../../../platform/http/responds.js';
import { presentStatistics } from './statistics.presenter.js';
import { StatisticsService } from './statistics.service.js';

/** The statistics of a learner's reviews. */
@ApiTags('Review')
@Controller('api/v1/review-statistics')
export class StatisticsController {
  constructor(private readonly statistics: StatisticsService) {}

  @Get()
  @RequireScope('review:read')
  @Responds(
    ReviewStatisticsResponse,
    'Get answers per day, the streak, words by level, and retention',
  )
  async get(
    @CurrentPrincipal() { userId }: Principal,
    @Query() { days = DEFAULT_DAYS }: DaysQuery,
  ): Promise<ReviewStatisticsResponse> {
    return { review_statistics: presentStatistics(await this.statistics.get(userId, days)) };
  }
}
