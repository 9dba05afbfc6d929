/**
 * SQL for whether a word from `learned_words` was declared as known, or as new again, since it was
 * collected.
 */
export const IS_DECLARED = `(learned_words.declared_mastery_level > 0
  or learned_words.declared_at <> learned_words.created_at)`;

/** SQL for the time from which the log of a word from `learned_words` shapes its memory. */
export const ORIGIN = `(case when ${IS_DECLARED} then learned_words.declared_at else '-infinity' end)`;

/**
 * SQL for the time at which the memory was last fresh. If no level was declared, only the last review tells
 * it, and that may be older than the word's own row.
 */
export const STRENGTHENED = `(case learned_words.declared_mastery_level
  when 0 then learned_words.last_reviewed_at
  else greatest(learned_words.last_reviewed_at, learned_words.declared_at) end)`;

/**
 * Returns SQL for the largest number of reviews to which a user's weights were fitted; null if they never
 * were.
 */
export const mostReviewsFitted = (user: string): string =>
  `(select max(review_count) from fitted_weights where user_id = ${user})`;
