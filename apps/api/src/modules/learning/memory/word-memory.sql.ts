/** Whether a word from `learned_words` was declared as known, or as new again, since it was collected. */
export const IS_DECLARED = `(learned_words.declared_mastery_level > 0
  or learned_words.declared_at <> learned_words.created_at)`;

/** When the log of a word from `learned_words` begins to shape its memory. */
export const ORIGIN = `(case when ${IS_DECLARED} then learned_words.declared_at else '-infinity' end)`;

/**
 * When the memory was last fresh. If no level was declared there is only the last review, which may be
 * older than the word's own row.
 */
export const STRENGTHENED = `(case learned_words.declared_mastery_level
  when 0 then learned_words.last_reviewed_at
  else greatest(learned_words.last_reviewed_at, learned_words.declared_at) end)`;

/** The number of reviews in the fit of a user's weights that had most; null if there is none. */
export const mostReviewsFitted = (user: string): string =>
  `(select max(review_count) from fitted_weights where user_id = ${user})`;
