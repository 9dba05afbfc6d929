/** Whether a word from `learned_words` was declared as known, or as new again, since it was collected. */
export const IS_DECLARED = `(learned_words.declared_mastery_level > 0
  or learned_words.declared_at <> learned_words.created_at)`;

/** When the log of a word from `learned_words` begins to shape its memory. */
export const ORIGIN = `(case when ${IS_DECLARED} then learned_words.declared_at else '-infinity' end)`;

/** The reviews of its word, from an instant on, that come before a row of `reviews` in the log as it is now. */
export const earlierReviewsOf = (from: string) => `reviews earlier
  where earlier.learned_word_id = reviews.learned_word_id and earlier.undone_at is null
    and (earlier.reviewed_at, earlier.id) < (reviews.reviewed_at, reviews.id)
    and earlier.reviewed_at >= ${from}`;
