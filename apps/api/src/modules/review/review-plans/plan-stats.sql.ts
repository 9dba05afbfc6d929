import {
  fromWords,
  IS_DECLARED_NEW,
  IS_SCHEDULED,
  joinWords,
  newWordCountOf,
  NEXT_REVIEW,
  ORIGIN,
} from '../../learning/index.js';
import { earlierReviewsOf } from '../word-log.sql.js';
import type { PlanSelection } from './plan-selection.sql.js';
import {
  FIRST_WORDS,
  hasAllDue,
  hasAllNew,
  isBacklog,
  isByIndex,
  READS,
  selectsEach,
  type Reach,
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
 * Returns a common table expression `stats` of one row, a {@link PlanCounts}. It needs those of {@link lookAt} before it. The first
 * four parameters are the user, the plan, now, and the start of the day.
 */
export const statsOf = (words: PlanSelection, reach: Reach): string => `stats as (
  select
    ${dueCountOf(words)} as "dueCount",
    ${backlogCountOf(words)} as "backlogCount",
    ${newCountOf(words)} as "newCount",
    today."reviewedTodayCount", today."newTodayCount",
    ${isExact(words, reach)} as "isExact"
  from (
    select ${ANSWER_COUNTS} ${answersTodayIn('= $2')}
  ) today
)`;

const isExact = (words: PlanSelection, reach: Reach): string =>
  selectsEach(words) ? 'true' : `${hasAllDue(words, reach)} and ${hasAllNew(words, reach)}`;

const dueCountOf = (words: PlanSelection): string => {
  const { pauseEnd } = words;
  if (pauseEnd === null) return countDue(words, 'true', countAll(words));
  const others = countAll(words, `not ${isBacklog(words)}`);
  return countDue(words, 'true', `(${others} + ${countBacklog(words)})`);
};

const backlogCountOf = (words: PlanSelection): string =>
  words.pauseEnd === null ? '0' : countDue(words, 'is_backlog', countBacklog(words));

/** Returns SQL for the number of due words that meet a condition over `all_due`, or for `all` if that may lack some. */
const countDue = (words: PlanSelection, condition: string, all: string): string => {
  const found = `(select count(*)::int from all_due where ${condition})`;
  if (!selectsEach(words)) return found;
  const areAllFound = isByIndex(words)
    ? `(select count(*) from all_due) < ${READS}`
    : hasAllDue(words, FIRST_WORDS);
  return words.isDueLater ? `case when ${areAllFound} then ${found} else ${all} end` : all;
};

// An index alone has all that this needs.
const countAll = (words: PlanSelection, condition = 'true'): string =>
  `(select count(*)::int ${fromDue(words)} and ${condition})`;

// No limit of a day is as large.
const countBacklog = (words: PlanSelection): string =>
  `(select count(*)::int from (
    select ${fromDue(words)} and ${isBacklog(words)} limit ${READS}) backlog)`;

// A word that falls due later than its own next review is found by that one.
const fromDue = (words: PlanSelection): string => {
  const isFound = words.isDueLater && !isByIndex(words) ? ` and ${NEXT_REVIEW} <= $3` : '';
  return `${fromWords('$1')} and ${IS_SCHEDULED}${isFound} and ${words.dueAt} <= $3`;
};

// Counting new words takes longer the more there are. For a selection of all words, a counter has their
// number.
const newCountOf = (words: PlanSelection): string =>
  selectsEach(words) ? newWordCountOf('$1') : `(select count(*)::int from all_new)`;
