import type { LearnedWordEntity } from '../learned-word.entity.js';

/** The properties of a {@link StoredMemory} but for the word's id. */
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
  'nextReviewAt',
  'createdAt',
  'declaredMasteryLevel',
  'declaredAt',
] as const;

/** What a row of learned words keeps of its memory. */
export type StoredMemory = Pick<LearnedWordEntity, (typeof STORED_MEMORY)[number]> & {
  wordId: LearnedWordEntity['id'];
};
