import { wordColumn } from '../word-column.sql.js';

const DECLARED_LEVEL = wordColumn('declaredMasteryLevel');

/** SQL for the time at which the level of a word was last declared; if it never was, when it was collected. */
const DECLARED_AT = wordColumn('declaredAt');

/** SQL for whether the level that was last declared for a word is 0, as it is if none was declared. */
export const IS_DECLARED_NEW = `${DECLARED_LEVEL} = 0`;

/**
 * SQL for whether a word from `learned_words` was declared as known, or as new again, since it was
 * collected.
 */
const IS_DECLARED = `(${DECLARED_LEVEL} > 0
  or ${DECLARED_AT} <> ${wordColumn('createdAt')})`;

/** SQL for the time from which the log of a word from `learned_words` shapes its memory. */
export const ORIGIN = `(case when ${IS_DECLARED} then ${DECLARED_AT} else '-infinity' end)`;

/**
 * SQL for the time at which the memory was last fresh. If no level was declared, only the last review tells
 * it, and that may be older than the word's own row.
 */
export const STRENGTHENED = `(case ${DECLARED_LEVEL}
  when 0 then ${wordColumn('lastReviewedAt')}
  else greatest(${wordColumn('lastReviewedAt')}, ${DECLARED_AT}) end)`;

/**
 * Returns SQL for the largest number of reviews to which a user's weights were fitted; null if they never
 * were.
 */
export const mostReviewsFitted = (user: string): string =>
  `(select max(review_count) from fitted_weights where user_id = ${user})`;
