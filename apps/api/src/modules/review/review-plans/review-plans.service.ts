import { Injectable } from '@nestjs/common';
import { notFound } from '../../../platform/http/api-error.js';
import { isUuid } from '../../../platform/http/uuid.js';
import { DEFAULT_PLAN_ID, type ReviewPlan } from './review-plan.js';
import { ReviewPlanRepository } from './review-plan.repository.js';

/** Finds review plans. */
@Injectable()
export class ReviewPlansService {
  constructor(private readonly plans: ReviewPlanRepository) {}

  /** @throws ApiError 404 where the user has no such plan */
  async find(userId: string, planId: string, now: Date): Promise<ReviewPlan> {
    const plan = await this.lookUp(userId, planId, now);
    if (plan === undefined) throw notFound('review plan');
    return plan;
  }

  private async lookUp(userId: string, planId: string, now: Date) {
    if (planId === DEFAULT_PLAN_ID) return this.plans.findDefault(userId, now);
    return isUuid(planId) ? this.plans.find(userId, planId, now) : undefined;
  }
}
