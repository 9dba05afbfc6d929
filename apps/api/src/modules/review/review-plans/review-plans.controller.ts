import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CreateReviewPlanRequest,
  EditReviewPlanRequest,
  EmptyDto,
  ListReviewPlansResponse,
  PageQuery,
  ReviewPlanResponse,
  type ReviewPlanDto,
} from '@wordgrove/dto';
import { CurrentPrincipal, RequireScope } from '../../../platform/access/access.decorators.js';
import type { Principal } from '../../../platform/access/principal.js';
import { Departure } from '../../../platform/http/departure.js';
import { Responds } from '../../../platform/http/responds.js';
import { Clock } from '../../../platform/time/clock.js';
import { PlanStatsRepository } from './plan-stats.repository.js';
import { presentReviewPlan } from './review-plan.presenter.js';
import type { PlanStats, ReviewPlan } from './review-plan.js';
import { ReviewPlansService } from './review-plans.service.js';

/** Saved selections over the learned words. */
@ApiTags('Review')
@Controller('api/v1/review-plans')
export class ReviewPlansController {
  constructor(
    private readonly plans: ReviewPlansService,
    private readonly stats: PlanStatsRepository,
    private readonly clock: Clock,
  ) {}

  @Get()
  @RequireScope('review:read')
  @Responds(ListReviewPlansResponse, "List the user's review plans, including the default plan")
  async list(
    @CurrentPrincipal() { userId }: Principal,
    @Query() query: PageQuery,
    @Departure() gone: AbortSignal,
  ) {
    const { items, nextPageToken } = await this.plans.listWithDefault(userId, query);
    const stats = await this.stats.countEach(items, this.clock.now(), gone);
    const plans = items.map((plan, at) => presentReviewPlan(plan, stats[at] as PlanStats));
    return { review_plans: plans, next_page_token: nextPageToken };
  }

  @Post()
  @RequireScope('review:write')
  @Responds(ReviewPlanResponse, 'Create a review plan', {
    400: ['INVALID_FILTER', 'TOO_MANY_PLANS'],
    404: ['RESOURCE_NOT_FOUND'],
  })
  async create(
    @CurrentPrincipal() { userId }: Principal,
    @Body() body: CreateReviewPlanRequest,
    @Departure() gone: AbortSignal,
  ) {
    return { review_plan: await this.present(await this.plans.create(userId, body), gone) };
  }

  @Get(':plan_id')
  @RequireScope('review:read')
  @Responds(ReviewPlanResponse, 'Get a review plan; `default` is the plan that every user has')
  async get(
    @CurrentPrincipal() { userId }: Principal,
    @Param('plan_id') planId: string,
    @Departure() gone: AbortSignal,
  ) {
    return { review_plan: await this.present(await this.plans.resolve(userId, planId), gone) };
  }

  @Patch(':plan_id')
  @RequireScope('review:write')
  @Responds(ReviewPlanResponse, 'Edit a review plan; the default plan can be edited too', {
    400: ['INVALID_FILTER'],
  })
  async edit(
    @CurrentPrincipal() { userId }: Principal,
    @Param('plan_id') planId: string,
    @Body() body: EditReviewPlanRequest,
    @Departure() gone: AbortSignal,
  ) {
    return { review_plan: await this.present(await this.plans.edit(userId, planId, body), gone) };
  }

  @Delete(':plan_id')
  @RequireScope('review:write')
  @Responds(EmptyDto, 'Delete a review plan; its reviews are kept', { 400: ['DEFAULT_PLAN'] })
  async delete(@CurrentPrincipal() { userId }: Principal, @Param('plan_id') planId: string) {
    await this.plans.delete(userId, planId);
    return {};
  }

  private async present(plan: ReviewPlan, gone: AbortSignal): Promise<ReviewPlanDto> {
    return presentReviewPlan(plan, await this.stats.count(plan, this.clock.now(), gone));
  }
}
