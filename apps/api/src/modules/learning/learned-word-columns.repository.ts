/** The select list that gives a {@link LearnedWord}; for `learned_words` under its own name. */
export const LEARNED_WORD_COLUMNS = [
  'learned_words.id',
  'learned_words.term',
  'learned_words.language',
  'learned_words.mastery_level as "masteryLevel"',
  'learned_words.memory_state as "memoryState"',
  'learned_words.suspended',
  'learned_words.tags',
  'learned_words.notes',
  'learned_words.contexts',
  'learned_words.review_count as "reviewCount"',
  'learned_words.lapse_count as "lapseCount"',
  'learned_words.created_at as "createdAt"',
  'learned_words.updated_at as "updatedAt"',
  'learned_words.last_reviewed_at as "lastReviewedAt"',
  'learned_words.next_review_at as "nextReviewAt"',
].join(', ');
