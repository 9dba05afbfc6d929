import { intervalModifier } from '@wordgrove/scheduling';
import {
  compileWordFilter,
  inWordbook,
  parametersOf,
  SqlParameters,
  STRENGTHENED,
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

/** A selection with the values that it needs; `$1` to `$4` are the user, the plan, now, and the start of the day. */
export interface PlanWords extends PlanSelection {
  parameters: SqlParameters;
}

/** Selects the words of a plan. @throws ApiError 400 `INVALID_FILTER`, which a stored filter never is */
export function planWords(plan: ReviewPlan, now: Date): PlanWords {
  const parameters = new SqlParameters();
  for (const value of [plan.userId, plan.id, now, plan.dayStartedAt]) parameters.add(value);
  return { parameters, ...wordsOf(plan, parameters) };
}

/** Whether a plan selects {@link ALL_WORDS}: only then the text of its statements is always the same. */
export function selectsAll(plan: ReviewPlan): boolean {
  const isNarrowed = plan.filter.trim() !== '' || plan.wordbookIds.length > 0;
  return !isNarrowed && plan.desiredRetention === plan.retention;
}

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
