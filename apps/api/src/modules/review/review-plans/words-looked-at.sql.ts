import { LIMITS } from '@wordgrove/contracts';
import {
  COLLECTED_AT,
  fadedAt,
  fromWords,
  HAS_REVIEWS,
  IS_NEW,
  IS_SCHEDULED,
  NEXT_REVIEW,
  OLDEST_FIRST,
  WORD_ID,
} from '../../learning/index.js';
import type { PlanSelection } from './plan-selection.sql.js';

/** The number of due words, and of new ones, that a plan looks at to find those that it selects. */
export const READS = LIMITS.planReads;

/** The words at which a plan looks that indexes have found for it, instead of its first ones. */
export interface WordsFound {
  /** SQL for their ids. */
  ids: string;
  /** True if the plan selects no others. */
  areAll: boolean;
}

/** Returns true if a condition is met by each word, so that nothing has to be found. */
export const selectsEach = ({ condition }: PlanSelection): boolean => condition === 'true';

/**
 * Returns common table expressions: `all_due` with the due words of a plan, and how far each has faded, and `all_new` with those
 * that were never reviewed, unless the plan selects each. `$1` is the user and `$3` is now. Unless indexes have found words, they are
 * the first ones: those that have been due for the longest, and those that were collected first.
 */
export function lookAt(words: PlanSelection, found?: WordsFound): string {
  const { condition, dueAt } = words;
  const due = `all_due as materialized (
    select ${WORD_ID}, ${fadedAt('$3::timestamptz')} as faded, ${isBacklog(words)} as is_backlog
    from ${dueLookedAt(words, found)}
    where ${dueAt} <= $3 and ${condition}
  )`;
  if (selectsEach(words)) return due;
  return `${due},
  all_new as materialized (
    select ${WORD_ID}, ${COLLECTED_AT} as collected_at
    from ${newLookedAt(words, found)}
    where ${condition}
  )`;
}

/** Returns SQL for whether a word fell due before the pause of a plan ended. */
export const isBacklog = ({ dueAt, pauseEnd }: Pick<PlanSelection, 'dueAt' | 'pauseEnd'>): string =>
  pauseEnd === null ? 'false' : `(${dueAt} < ${pauseEnd})`;

// The planner takes the due words for a large part of all, and would read everybody's. In an order, it reads them by an index.
/** Returns SQL for the scheduled words at which a plan looks, as `learned_words`. Some of them may not be due yet. */
export const dueLookedAt = (words: PlanSelection, found?: WordsFound): string =>
  `(select * ${fromScheduled(words)} ${found ? amongFound(found) : first(NEXT_REVIEW, dueReadsOf(words))}) learned_words`;

/** Returns SQL for the words that were never reviewed at which a plan looks, as `learned_words`. */
export const newLookedAt = (words: PlanSelection, found?: WordsFound): string => {
  const few = words.newWords === 'ANY' ? first(OLDEST_FIRST, READS) : `limit ${READS}`;
  return `(select * ${fromNew(words)} ${found ? amongFound(found) : few}) learned_words`;
};

const amongFound = ({ ids }: WordsFound): string => `and ${WORD_ID} = any(${ids})`;

const first = (order: string, reads: number): string => `order by ${order} limit ${reads}`;

/** Returns the number of due words at which a plan looks: an index alone has all that one without a filter needs. */
export const dueReadsOf = (words: PlanSelection): number =>
  selectsEach(words) && !isByIndex(words) ? LIMITS.indexedPlanReads : READS;

/**
 * Returns true if an index alone has the words of a plan by the times at which they fall due. Then all words are due that are sorted before
 * one that is.
 */
export const isByIndex = (words: PlanSelection): boolean =>
  selectsEach(words) && words.dueAt === NEXT_REVIEW;

/** Returns SQL for whether `all_due` has all due words of a plan, or as many as it looks at. */
export const hasAllDue = (words: PlanSelection, found?: WordsFound): string => {
  if (found) return String(found.areAll);
  if (isByIndex(words)) return 'true';
  return `not exists (select ${fromScheduled(words)} order by ${NEXT_REVIEW} offset ${dueReadsOf(words)})`;
};

/** Returns SQL for whether `all_new` has all new words of a plan. */
export const hasAllNew = (words: PlanSelection, found?: WordsFound): string => {
  if (selectsEach(words) || words.newWords === 'NONE') return 'true';
  if (found) return String(found.areAll);
  const order = words.newWords === 'ANY' ? `order by ${OLDEST_FIRST}` : '';
  return `not exists (select ${fromNew(words)} ${order} offset ${READS})`;
};

/** Returns what selects the scheduled words of a plan that can be due. */
export const fromScheduled = ({ isDueLater, scheduledWords }: PlanSelection): string => {
  const due = isDueLater ? ` and ${NEXT_REVIEW} <= $3` : '';
  return `${fromWords('$1')} and ${IS_SCHEDULED}${due}${among(scheduledWords)}`;
};

const fromNew = ({ newWords }: PlanSelection): string =>
  `${fromWords('$1')} and ${IS_NEW}${among(newWords)}`;

/** Returns SQL for a further condition on words, by what their plan can select. */
export const among = (selected: keyof typeof AMONG): string => AMONG[selected];

// An index has the few new words with reviews.
const AMONG = { ANY: '', REVIEWED_BEFORE: ` and ${HAS_REVIEWS}`, NONE: ' and false' } as const;
