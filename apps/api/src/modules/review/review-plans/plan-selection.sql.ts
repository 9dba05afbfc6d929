import { intervalModifier } from '@wordgrove/scheduling';
import {
  compileWordFilter,
  inWordbook,
  IS_NEW,
  IS_SCHEDULED,
  NEXT_REVIEW,
  nextReviewStretched,
  parametersOf,
  SqlParameters,
  statesWithin,
  type StatesWithin,
} from '../../learning/index.js';
import type { ReviewPlan } from './review-plan.js';

/** The words of a plan, in SQL over `learned_words`. */
export interface PlanSelection extends StatesWithin {
  /** The condition that a word of the plan meets. */
  condition: string;
  /** The time at which a word falls due. */
  dueAt: string;
  /** False if a word can fall due before its own next review, because the plan wants words to be recalled better. */
  isDueLater: boolean;
  /** The end of the plan's pause. Null if it has had none. */
  pauseEnd: string | null;
}

/** All words of a learner, which fall due by the learner's own retention. */
export const ALL_WORDS: PlanSelection = {
  condition: 'true',
  dueAt: NEXT_REVIEW,
  isDueLater: true,
  pauseEnd: null,
  newWords: 'ANY',
  scheduledWords: 'ANY',
};

/**
 * A selection with the values that it needs. `$1` to `$4` are the user, the plan, now, and the start of the
 * day.
 */
export interface PlanWords extends PlanSelection {
  parameters: SqlParameters;
}

/**
 * Returns the selection of a plan's words.
 * @throws ApiError 400 `INVALID_FILTER`, which never happens with a stored filter
 */
export function planWords(plan: ReviewPlan, now: Date): PlanWords {
  const parameters = new SqlParameters();
  for (const value of [plan.userId, plan.id, now, plan.dayStartedAt]) parameters.add(value);
  return { parameters, ...wordsOf(plan, parameters) };
}

/**
 * Returns whether a plan selects {@link ALL_WORDS}. Only then is the text of its statements always the
 * same.
 */
export function selectsAll(plan: ReviewPlan): boolean {
  const isNarrowed = plan.filter.trim() !== '' || plan.wordbookIds.length > 0;
  return !isNarrowed && plan.pausedUntil === null && plan.desiredRetention === plan.retention;
}

/** Returns the selection of a plan's words, and adds the values that it needs to the parameters. */
export function wordsOf(plan: ReviewPlan, parameters: SqlParameters): PlanSelection {
  const filter = compileWordFilter(plan.filter, parameters);
  const { pausedUntil } = plan;
  const pauseEnd = pausedUntil && `${parameters.add(pausedUntil)}::timestamptz`;
  const due = { ...dueOf(plan, parameters), ...statesWithin(plan.filter), pauseEnd };
  if (plan.wordbookIds.length === 0) return { condition: filter, ...due };
  const wordbooks = inWordbook(`= any(${parameters.add(plan.wordbookIds)}::uuid[])`);
  return { condition: `${filter} and ${wordbooks}`, ...due };
}

/** Returns the SQL condition that a word of a plan is due or new, and adds the values that it needs to the parameters. */
export function canBeAsked(plan: ReviewPlan, now: Date, parameters: SqlParameters): string {
  const { condition, dueAt } = wordsOf({ ...plan, pausedUntil: null }, parameters);
  const isDue = `${IS_SCHEDULED} and ${dueAt} <= ${parameters.add(now)}::timestamptz`;
  return `${condition} and (${IS_NEW} or ${isDue})`;
}

// The next review of a word is stored for the learner's own retention. For another retention the interval
// is stretched or shortened.
function dueOf(
  plan: ReviewPlan,
  parameters: SqlParameters,
): Pick<PlanSelection, 'dueAt' | 'isDueLater'> {
  if (plan.desiredRetention === plan.retention) return { dueAt: NEXT_REVIEW, isDueLater: true };
  const own = parametersOf(plan);
  const { desiredRetention } = plan;
  const stretch = intervalModifier({ ...own, desiredRetention }) / intervalModifier(own);
  return { dueAt: nextReviewStretched(parameters.add(stretch)), isDueLater: stretch >= 1 };
}
