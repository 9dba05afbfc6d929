/**
 * Returns SQL for the reviews of the same word, from an instant on, that come before a row of `reviews` in
 * the current log.
 */
export const earlierReviewsOf = (from: string) => `reviews earlier
  where earlier.learned_word_id = reviews.learned_word_id and earlier.undone_at is null
    and (earlier.reviewed_at, earlier.id) < (reviews.reviewed_at, reviews.id)
    and earlier.reviewed_at >= ${from}`;
