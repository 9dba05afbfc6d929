import { LIMITS } from '@wordgrove/contracts';
import type { MemoryParametersRow } from '../../learning/index.js';
import type { ReviewPlanEntity } from './review-plan.entity.js';

/** Says that a user has as many review plans as one may. */
export const TOO_MANY_PLANS = `You already have ${LIMITS.plans} review plans; delete one first`;

/** The properties of a {@link StoredPlan}. */
export const STORED_PLAN = [
  'id',
  'userId',
  'name',
  'description',
  'filter',
  'wordbookIds',
  'questionTypes',
  'dailyNewLimit',
  'dailyReviewLimit',
  'desiredRetention',
  'isDefault',
  'createdAt',
  'updatedAt',
] as const;

/** What a user has decided about a plan, and when. */
export type StoredPlan = Pick<ReviewPlanEntity, (typeof STORED_PLAN)[number]>;

/**
 * A saved selection over the learned words, as the repository reads it, with what schedules its
 * learner's words.
 */
export type ReviewPlan = StoredPlan &
  MemoryParametersRow & {
    /** When the user's day began: 04:00 in the user's time zone. */
    dayStartedAt: string;
  };

/** How a plan stands at the moment. */
export interface PlanStats {
  /** Words that are due now, whatever the day's limit. */
  dueCount: number;
  /** Words that were never reviewed. */
  newCount: number;
  /** Answers of the user's day that went through this plan, the first ones of new words included. */
  reviewedTodayCount: number;
  /** Those of them that were a word's first. */
  newTodayCount: number;
}

/** The `plan_id` that names every user's default plan. */
export const DEFAULT_PLAN_ID = 'default';
