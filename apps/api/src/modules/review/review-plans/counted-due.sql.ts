import { LIMITS } from '@wordgrove/contracts';
import { NEXT_REVIEW } from '../../learning/index.js';
import type { PlanSelection } from './plan-selection.sql.js';
import { fromScheduled, isBacklog } from './words-looked-at.sql.js';

// An index alone has all that this needs.
/** Returns SQL for the scheduled words that are counted for a plan that an index alone counts, as `learned_words`. */
export const dueCounted = (words: PlanSelection): string =>
  `(select * ${fromScheduled(words)} order by ${NEXT_REVIEW} limit ${LIMITS.countedWords}) learned_words`;

/** SQL for whether there are no others, where they are counted. */
export const ARE_ALL_COUNTED = `count(*) < ${LIMITS.countedWords}`;

/**
 * Returns a common table expression `counted_due` for such a plan: the number of due words, of those of them that are in the
 * backlog, and whether these are all. It is read only if it is used.
 */
export const countedDue = (words: PlanSelection): string => {
  const isDue = `${words.dueAt} <= $3`;
  return `counted_due as (
    select count(*) filter (where ${isDue})::int as due,
      count(*) filter (where ${isDue} and ${isBacklog(words)})::int as backlog, ${ARE_ALL_COUNTED} as are_all
    from ${dueCounted(words)}
  )`;
};
