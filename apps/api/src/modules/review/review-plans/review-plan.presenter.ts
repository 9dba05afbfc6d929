import type { PlanStatsDto, ReviewPlanDto } from '@wordgrove/dto';
import type { PlanStats, ReviewPlan } from './review-plan.js';

/** Returns the wire form of a review plan. */
export function presentReviewPlan(plan: ReviewPlan, stats: PlanStats): ReviewPlanDto {
  return { ...presentPlanSettings(plan), stats: presentPlanStats(stats) };
}

/** Returns the wire form of a plan's settings, without the counts of its words. */
export function presentPlanSettings(plan: ReviewPlan): Omit<ReviewPlanDto, 'stats'> {
  return {
    id: plan.id,
    name: plan.name,
    description: plan.description,
    filter: plan.filter,
    wordbook_ids: plan.wordbookIds,
    question_types: plan.questionTypes,
    daily_new_limit: plan.dailyNewLimit,
    daily_review_limit: plan.dailyReviewLimit,
    desired_retention: plan.desiredRetention,
    paused_until: plan.pausedUntil,
    is_default: plan.isDefault,
    created_at: plan.createdAt,
    updated_at: plan.updatedAt,
  };
}

/** Returns the wire form of a plan's counts. */
export function presentPlanStats(stats: PlanStats): PlanStatsDto {
  return {
    due_count: stats.dueCount,
    new_count: stats.newCount,
    reviewed_today_count: stats.reviewedTodayCount,
    new_today_count: stats.newTodayCount,
    is_exact: stats.isExact,
  };
}
