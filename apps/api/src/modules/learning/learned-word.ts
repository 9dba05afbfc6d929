import type { Language } from '@wordgrove/contracts';
import type { MasteryLevel, Memory, MemoryState } from '@wordgrove/scheduling';

/** Where the reader met a word, as it is stored. */
export interface WordContext {
  sentence: string;
  sourceTitle: string | null;
  sourceUrl: string | null;
}

/** A learned word as the repositories read it; timestamps are ISO 8601 text. */
export interface LearnedWord {
  id: string;
  term: string;
  language: Language;
  masteryLevel: number;
  memoryState: MemoryState;
  suspended: boolean;
  tags: string[];
  notes: string[];
  contexts: WordContext[];
  reviewCount: number;
  lapseCount: number;
  createdAt: string;
  updatedAt: string;
  lastReviewedAt: string | null;
  nextReviewAt: string;
}

/** A level that the learner declares, and the memory that it seeds. */
export interface Declaration {
  level: number;
  declaredAt: Date;
  memory: Memory;
  /** The level as it reads back from the memory. */
  masteryLevel: MasteryLevel;
}
