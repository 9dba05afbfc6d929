import type { LearnedWordSpec } from '@wordgrove/dto';
import {
  applyReview,
  initialMemory,
  masteryLevel,
  type LoggedReview,
  type Memory,
  type SchedulingParameters,
} from '@wordgrove/scheduling';
import { wordToCollect } from '../collect/word-to-collect.js';
import { declareNew } from '../declaration.js';
import { memorySeed } from '../memory/word-memory.js';
import type { WordToImport } from './word-to-import.js';

/** What an earlier service knew of a word. */
export interface KnownPast {
  memory: Memory;
  suspended: boolean;
  declaredMasteryLevel: number;
  declaredAt: Date;
  createdAt: Date;
  updatedAt: Date;
}

/** A review of a word's past, and what it has made of the memory. */
export interface FoldedReview extends LoggedReview {
  before: Memory;
  after: Memory;
}

/** A word that has no past: as it would be collected at this moment. */
export function freshWord(
  spec: LearnedWordSpec,
  at: Date,
  parameters: SchedulingParameters,
): WordToImport {
  const word = wordToCollect(spec);
  const declaration = declareNew(word.level, at, parameters);
  return { ...word, ...declaration, suspended: false, createdAt: at, updatedAt: at };
}

/** A word with the memory that it had elsewhere. */
export function wordWithPast(
  spec: LearnedWordSpec,
  past: KnownPast,
  parameters: SchedulingParameters,
): WordToImport {
  const { declaredMasteryLevel: level, ...known } = past;
  const word = freshWord(spec, past.createdAt, parameters);
  return { ...word, ...known, level, masteryLevel: masteryLevel(past.memory) };
}

/**
 * A word with the memory that these reviews leave; they are in the order of time, each later than the
 * one before.
 */
export function wordWithReviews(
  word: WordToImport,
  reviews: readonly LoggedReview[],
  parameters: SchedulingParameters,
): { word: WordToImport; reviews: FoldedReview[] } {
  // All of them count, although they are older than the word is here.
  const origin = {
    seed: memorySeed(word.language, word.termKey),
    createdAt: word.createdAt,
    declaredMasteryLevel: 0,
    declaredAt: new Date(0),
  };
  let memory = initialMemory(origin, parameters);
  const folded = reviews.map((review) => {
    const before = memory;
    memory = applyReview(before, review, origin, parameters);
    return { ...review, before, after: memory };
  });
  return { word: { ...word, memory, masteryLevel: masteryLevel(memory) }, reviews: folded };
}
