import { isDeepStrictEqual } from 'node:util';
import { LIMITS } from '@wordgrove/contracts';
import type { MemoryParametersRow } from '../../learning/index.js';
import type { ReviewPlanEntity } from './review-plan.entity.js';

/** The message for a user who already has as many review plans as allowed. */
export const TOO_MANY_PLANS = `You already have ${LIMITS.plans} review plans; delete one first`;

/** The settings of a plan that decide which words are asked and how. */
const ASKING_SETTINGS = [
  'filter',
  'wordbookIds',
  'questionTypes',
  'dailyNewLimit',
  'dailyReviewLimit',
  'desiredRetention',
] as const;

/** The settings of a plan that its user decides. */
export const PLAN_SETTINGS = ['name', 'description', ...ASKING_SETTINGS, 'pausedUntil'] as const;

/** The properties of a {@link StoredPlan}. */
export const STORED_PLAN = [
  'id',
  'userId',
  ...PLAN_SETTINGS,
  'isDefault',
  'createdAt',
  'updatedAt',
] as const;

/** The settings of a plan that its user has decided, with their times. */
export type StoredPlan = Pick<ReviewPlanEntity, (typeof STORED_PLAN)[number]>;

/** Only these settings. */
export type PlanSettings = Pick<StoredPlan, (typeof PLAN_SETTINGS)[number]>;

/**
 * A saved selection over the learned words, as the repository reads it, with the parameters that schedule
 * its learner's words.
 */
export type ReviewPlan = StoredPlan &
  MemoryParametersRow & {
    /** The time at which the user's day began: 04:00 in the user's time zone. */
    dayStartedAt: string;
  };

/** The properties of a plan that decide, together with the day, which of its words are asked and how. */
const ASKING = [...ASKING_SETTINGS, 'retention', 'weights'] as const;

/** The times that do so as well. */
type TimeToAsk = 'dayStartedAt' | 'pausedUntil';

/** A plan with no more than that. Its times are in any form of ISO 8601. */
export type PlanToAsk = Pick<ReviewPlan, (typeof ASKING)[number] | TimeToAsk>;

/** Returns whether two readings of a plan lead to the same questions. */
export function asksTheSame(one: PlanToAsk, other: PlanToAsk): boolean {
  const isSame = (name: TimeToAsk) => timeOf(one[name]) === timeOf(other[name]);
  return (
    isSame('dayStartedAt') &&
    isSame('pausedUntil') &&
    ASKING.every((name) => isDeepStrictEqual(one[name], other[name]))
  );
}

function timeOf(instant: string | null): number | null {
  return instant === null ? null : Date.parse(instant);
}

/** The counts of a plan at the moment. */
export interface PlanStats {
  /** The number of words that are due now. Only a backlog of a pause is limited by the day's limit. */
  dueCount: number;
  /** The number of words that were never reviewed. */
  newCount: number;
  /** The number of answers of the user's day in this plan, including the first ones of new words. */
  reviewedTodayCount: number;
  /** The number of these answers that were the first of a word. */
  newTodayCount: number;
  /** False if there may be more due or new words, because not all words were looked at. */
  isExact: boolean;
}

/** The `plan_id` that names every user's default plan. */
export const DEFAULT_PLAN_ID = 'default';
