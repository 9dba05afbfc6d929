import { fromWords, joinWords, newWordCountOf, ORIGIN } from '../../learning/index.js';
import { earlierReviewsOf } from '../word-log.sql.js';
import type { PlanSelection } from './plan-selection.sql.js';

// The first four parameters are the user, the plan, now, and the start of the day.
/** That a word was never reviewed, and is to be. */
export const IS_NEW = `not learned_words.suspended and learned_words.memory_state = 'NEW'`;
/** The words that are due now, from which to select. */
export const fromDueWords = ({ condition, dueAt }: PlanSelection) =>
  `${fromWords('$1')} and not learned_words.suspended and learned_words.memory_state <> 'NEW'
    and ${dueAt} <= $3 and ${condition}`;

// An answer met a new word unless one came before it, by the log as it is now: what it met when it
// arrived may have been undone, or have come later. Of the time before a declaration only that is
// known, and what was undone since.
const IS_FIRST = `case when reviews.reviewed_at < ${ORIGIN}
  then reviews.previous_mastery_level = 0 or (
    exists (
      select from reviews undone
      where undone.learned_word_id = reviews.learned_word_id and undone.undone_at is not null
        and undone.previous_mastery_level = 0 and undone.created_at < reviews.created_at)
    and not exists (select from ${earlierReviewsOf(`'-infinity'`)}))
  else learned_words.declared_mastery_level = 0
    and not exists (select from ${earlierReviewsOf(ORIGIN)}) end`;

// Counting them takes longer the more there are, so for all words somebody has kept count.
const newCountOf = (condition: string) =>
  condition === 'true'
    ? newWordCountOf('$1')
    : `(select count(*)::int ${fromWords('$1')} and ${IS_NEW} and ${condition})`;

/** A common table expression `stats` of one row, a {@link PlanStats}; `fromDue` has the due words. */
export const statsOf = (words: PlanSelection, fromDue = fromDueWords(words)) => `stats as (
  select
    (select count(*)::int ${fromDue}) as "dueCount",
    ${newCountOf(words.condition)} as "newCount",
    today."reviewedTodayCount", today."newTodayCount"
  from (
    select count(*)::int as "reviewedTodayCount",
      count(*) filter (where ${IS_FIRST})::int as "newTodayCount"
    from reviews ${joinWords('reviews.learned_word_id')}
    where reviews.plan_id = $2 and reviews.reviewed_at >= $4 and reviews.undone_at is null
  ) today
)`;
