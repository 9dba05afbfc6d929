import { IS_DECLARED_NEW, joinWords, newWordCountOf, ORIGIN } from '../../learning/index.js';
import { earlierReviewsOf } from '../word-log.sql.js';
import { countedDue } from './counted-due.sql.js';
import type { PlanSelection } from './plan-selection.sql.js';
import {
  hasAllDue,
  hasAllNew,
  isByIndex,
  READS,
  selectsEach,
  type WordsFound,
} from './words-looked-at.sql.js';

// An answer met a new word unless another answer came before it. The log as it is now decides this, because
// an answer that came before may have been undone, and an earlier one may have arrived later. For answers
// before a declaration, only the level that the answer met and the answers undone since then are known.
const IS_FIRST = `case when reviews.reviewed_at < ${ORIGIN}
  then reviews.previous_mastery_level = 0 or (
    exists (
      select from reviews undone
      where undone.learned_word_id = reviews.learned_word_id and undone.undone_at is not null
        and undone.previous_mastery_level = 0 and undone.created_at < reviews.created_at)
    and not exists (select from ${earlierReviewsOf(`'-infinity'`)}))
  else ${IS_DECLARED_NEW}
    and not exists (select from ${earlierReviewsOf(ORIGIN)}) end`;

/** Expressions over {@link answersTodayIn}. */
export const ANSWER_COUNTS = `count(*)::int as "reviewedTodayCount",
  count(*) filter (where ${IS_FIRST})::int as "newTodayCount"`;

/** Returns SQL for the answers of the day that begins at $4 in the plans of which a condition is true. */
export const answersTodayIn = (plans: string): string => `
  from reviews ${joinWords('reviews.learned_word_id')}
  where reviews.plan_id ${plans} and reviews.reviewed_at >= $4 and reviews.undone_at is null`;

/**
 * Returns common table expressions, of which `stats` is one row, a {@link PlanCounts}. They need those of {@link lookAt} before them.
 * The first four parameters are the user, the plan, now, and the start of the day.
 */
export const statsOf = (words: PlanSelection, found?: WordsFound): string => `
  ${isByIndex(words) ? `${countedDue(words)},` : ''}
  stats as (
  select
    ${dueCountOf(words)} as "dueCount",
    ${backlogCountOf(words)} as "backlogCount",
    ${newCountOf(words)} as "newCount",
    today."reviewedTodayCount", today."newTodayCount",
    ${isExact(words, found)} as "isExact"
  from (
    select ${ANSWER_COUNTS} ${answersTodayIn('= $2')}
  ) today
)`;

const isExact = (words: PlanSelection, found?: WordsFound): string =>
  isByIndex(words)
    ? `(${ARE_ALL_FOUND} or (select are_all from counted_due))`
    : `${hasAllDue(words, found)} and ${hasAllNew(words, found)}`;

const dueCountOf = (words: PlanSelection): string => countFound(words, 'true', 'due');

const backlogCountOf = (words: PlanSelection): string =>
  words.pauseEnd === null ? '0' : countFound(words, 'is_backlog', 'backlog');

/** Returns SQL for the number of due words that meet a condition over `all_due`, or for one of `counted_due` if that may lack some. */
const countFound = (words: PlanSelection, condition: string, counted: string): string => {
  const found = `(select count(*)::int from all_due where ${condition})`;
  if (!isByIndex(words)) return found;
  return `case when ${ARE_ALL_FOUND} then ${found} else (select ${counted} from counted_due) end`;
};

/** SQL for whether `all_due` has all due words of a plan that an index alone counts. */
const ARE_ALL_FOUND = `(select count(*) from all_due) < ${READS}`;

// Counting new words takes longer the more there are. For a selection of all words, a counter has their
// number.
const newCountOf = (words: PlanSelection): string =>
  selectsEach(words) ? newWordCountOf('$1') : `(select count(*)::int from all_new)`;
