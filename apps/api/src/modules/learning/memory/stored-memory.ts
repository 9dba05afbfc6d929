import type { LearnedWordEntity } from '../learned-word.entity.js';

/** The properties of a {@link StoredMemory} except the word's id. */
export const STORED_MEMORY = [
  'language',
  'termKey',
  'memoryState',
  'stability',
  'difficulty',
  'learningStep',
  'reviewCount',
  'lapseCount',
  'lastReviewedAt',
  'lastReviewTimeZone',
  'nextReviewAt',
  'createdAt',
  'declaredMasteryLevel',
  'declaredAt',
  'declaredTimeZone',
] as const;

/** The values of a word's memory that its row in `learned_words` stores. */
export type StoredMemory = Pick<LearnedWordEntity, (typeof STORED_MEMORY)[number]> & {
  wordId: LearnedWordEntity['id'];
};
