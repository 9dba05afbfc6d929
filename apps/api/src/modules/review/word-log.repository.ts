/** When the log of a word from `learned_words` begins to shape its memory. */
export const ORIGIN = `(case when learned_words.declared_mastery_level = 0
  and learned_words.declared_at = learned_words.created_at
  then '-infinity' else learned_words.declared_at end)`;

/** The reviews of its word, from an instant on, that come before a row of `reviews` in the log as it is now. */
export const earlierReviewsOf = (from: string) => `reviews earlier
  where earlier.learned_word_id = reviews.learned_word_id and earlier.undone_at is null
    and (earlier.reviewed_at, earlier.id) < (reviews.reviewed_at, reviews.id)
    and earlier.reviewed_at >= ${from}`;
