import { intervalModifier } from '@wordgrove/scheduling';
import {
  compileWordFilter,
  inWordbook,
  parametersOf,
  STRENGTHENED,
  type SqlParameters,
} from '../../learning/index.js';
import type { ReviewPlan } from './review-plan.js';

/** The words of a plan, in SQL over `learned_words`. */
export interface PlanSelection {
  /** What a word must meet to be one of them. */
  condition: string;
  /** When a word falls due. */
  dueAt: string;
}

const NEXT_REVIEW = 'learned_words.next_review_at';

/** All words of a learner, as they fall due by the learner's own retention. */
export const ALL_WORDS: PlanSelection = { condition: 'true', dueAt: NEXT_REVIEW };

/** What tells the words of a plan; the values that it needs are added to the parameters. */
export function wordsOf(plan: ReviewPlan, parameters: SqlParameters): PlanSelection {
  const filter = compileWordFilter(plan.filter, parameters);
  const dueAt = dueAtOf(plan, parameters);
  if (plan.wordbookIds.length === 0) return { condition: filter, dueAt };
  const wordbooks = inWordbook(`= any(${parameters.add(plan.wordbookIds)}::uuid[])`);
  return { condition: `${filter} and ${wordbooks}`, dueAt };
}

// Words have their next review by the learner's own retention. For another one the interval is
// stretched or shortened, fuzz and all; learning steps are not.
function dueAtOf(plan: ReviewPlan, parameters: SqlParameters): string {
  if (plan.desiredRetention === plan.retention) return NEXT_REVIEW;
  const own = parametersOf(plan);
  const { desiredRetention } = plan;
  const stretch = intervalModifier({ ...own, desiredRetention }) / intervalModifier(own);
  return `(case when learned_words.memory_state <> 'REVIEW' then ${NEXT_REVIEW}
    else ${STRENGTHENED} + (${NEXT_REVIEW} - ${STRENGTHENED}) * ${parameters.add(stretch)}::float8
    end)`;
}
