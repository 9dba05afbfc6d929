import { earlierReviewsOf, ORIGIN } from '../word-log.sql.js';
import type { PlanSelection } from './plan-selection.sql.js';

// The first four parameters are the user, the plan, now, and the start of the day.
const ACTIVE = `learned_words.user_id = $1 and not learned_words.suspended`;
/** A word that was never reviewed. */
export const NEW = `${ACTIVE} and learned_words.memory_state = 'NEW'`;
/** The words that are due now, to select from. */
export const dueWordsOf = ({ condition, dueAt }: PlanSelection) =>
  `learned_words where ${ACTIVE} and learned_words.memory_state <> 'NEW' and ${dueAt} <= $3
    and ${condition}`;

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
    ? `coalesce((select new_words from change_counters where user_id = $1), 0)`
    : `(select count(*)::int from learned_words where ${NEW} and ${condition})`;

/** A common table expression `stats` of one row, a {@link PlanStats}; `due` has the due words. */
export const statsOf = (words: PlanSelection, due = dueWordsOf(words)) => `stats as (
  select
    (select count(*)::int from ${due}) as "dueCount",
    ${newCountOf(words.condition)} as "newCount",
    today."reviewedTodayCount", today."newTodayCount"
  from (
    select count(*)::int as "reviewedTodayCount",
      count(*) filter (where ${IS_FIRST})::int as "newTodayCount"
    from reviews join learned_words on learned_words.id = reviews.learned_word_id
    where reviews.plan_id = $2 and reviews.reviewed_at >= $4 and reviews.undone_at is null
  ) today
)`;
