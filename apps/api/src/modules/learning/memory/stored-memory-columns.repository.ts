/** The select list that gives a {@link StoredMemory}; for `learned_words` under its own name. */
export const STORED_MEMORY_COLUMNS = [
  'learned_words.id as "wordId"',
  'learned_words.language',
  'learned_words.term_key as "termKey"',
  'learned_words.memory_state as "memoryState"',
  'learned_words.stability',
  'learned_words.difficulty',
  'learned_words.learning_step as "learningStep"',
  'learned_words.review_count as "reviewCount"',
  'learned_words.lapse_count as "lapseCount"',
  'learned_words.last_reviewed_at as "lastReviewedAt"',
  'learned_words.next_review_at as "nextReviewAt"',
  'learned_words.created_at as "createdAt"',
  'learned_words.declared_mastery_level as "declaredMasteryLevel"',
  'learned_words.declared_at as "declaredAt"',
].join(', ');
