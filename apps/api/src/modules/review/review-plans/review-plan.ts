import { LIMITS, type QuestionType } from '@wordgrove/contracts';
import type { MemoryParametersRow } from '../../learning/index.js';

/** Says that a user has as many review plans as one may. */
export const TOO_MANY_PLANS = `There are ${LIMITS.plans} review plans; delete one first`;

/**
 * A saved selection over the learned words, as the repository reads it, with what schedules its
 * learner's words.
 */
export interface ReviewPlan extends MemoryParametersRow {
  id: string;
  userId: string;
  name: string;
  description: string;
  /** Condition on learned words; empty means all. */
  filter: string;
  wordbookIds: string[];
  /** Empty means every type. */
  questionTypes: QuestionType[];
  dailyNewLimit: number;
  dailyReviewLimit: number;
  /** Chance of recall at which a word falls due in this plan. */
  desiredRetention: number;
  isDefault: boolean;
  createdAt: string;
  updatedAt: string;
  /** When the user's day began: 04:00 in the user's time zone. */
  dayStartedAt: string;
}

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
