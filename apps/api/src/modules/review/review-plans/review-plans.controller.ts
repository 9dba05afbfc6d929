import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReviewPlanResponse } from '@wordgrove/dto';
import { CurrentPrincipal, RequireScope } from '../../../platform/access/access.decorators.js';
import type { Principal } from '../../../platform/access/principal.js';
import { Responds } from '../../../platform/http/responds.js';
import { Clock } from '../../../platform/time/clock.js';
import { PlanWordsRepository } from './plan-words.repository.js';
import { presentReviewPlan } from './review-plan.presenter.js';
import { ReviewPlansService } from './review-plans.service.js';

/** Saved selections over the learned words. */
@ApiTags('Review')
@Controller('api/v1/review-plans')
export class ReviewPlansController {
  constructor(
    private readonly plans: ReviewPlansService,
    private readonly words: PlanWordsRepository,
    private readonly clock: Clock,
  ) {}

  @Get(':plan_id')
  @RequireScope('review:read')
  @Responds(ReviewPlanResponse, 'Get a review plan; `default` names the one that everybody has')
  async get(
    @CurrentPrincipal() { userId }: Principal,
    @Param('plan_id') planId: string,
  ): Promise<ReviewPlanResponse> {
    const now = this.clock.now();
    const plan = await this.plans.find(userId, planId, now);
    return { review_plan: presentReviewPlan(plan, await this.words.count(plan, now)) };
  }
}
