import type { MasteryLevel, Memory } from '@wordgrove/scheduling';
import type { LearnedWordEntity } from './learned-word.entity.js';

/** Where the reader met a word, as it is stored. */
export interface WordContext {
  sentence: string;
  sourceTitle: string | null;
  sourceUrl: string | null;
}

/** The properties of a {@link LearnedWord}. */
export const LEARNED_WORD = [
  'id',
  'term',
  'language',
  'masteryLevel',
  'memoryState',
  'suspended',
  'tags',
  'notes',
  'contexts',
  'reviewCount',
  'lapseCount',
  'createdAt',
  'updatedAt',
  'lastReviewedAt',
  'nextReviewAt',
] as const;

/** A learned word as the repositories read it. */
export type LearnedWord = Pick<LearnedWordEntity, (typeof LEARNED_WORD)[number]>;

/** A level that the learner declares, and the memory that it seeds. */
export interface Declaration {
  level: number;
  declaredAt: Date;
  memory: Memory;
  /** The level as it reads back from the memory. */
  masteryLevel: MasteryLevel;
}
