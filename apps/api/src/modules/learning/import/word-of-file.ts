import type { LearnedWordSpec } from '@wordgrove/dto';
import {
  applyReview,
  type DayZone,
  initialMemory,
  masteryLevel,
  type LoggedReview,
  type Memory,
  type SchedulingParameters,
} from '@wordgrove/scheduling';
import type { Pause } from '../../../platform/time/pause.js';
import { wordToCollect } from '../collect/word-to-collect.js';
import { declareNew } from '../declaration.js';
import { memorySeed } from '../memory/word-memory.js';
import type { WordToImport } from './word-to-import.js';

/** The state of a word in an earlier service. */
export interface KnownPast {
  memory: Memory;
  suspended: boolean;
  declaredMasteryLevel: number;
  declaredAt: Date;
  declaredTimeZone: DayZone;
  createdAt: Date;
  updatedAt: Date;
}

/** A review of a word's past, with the memory before and after it. */
export interface FoldedReview extends LoggedReview {
  before: Memory;
  after: Memory;
}

/** Returns a word without a past, as if it were collected at this moment. */
export function freshWord(
  spec: LearnedWordSpec,
  { at, timeZone }: { at: Date; timeZone: DayZone },
  parameters: SchedulingParameters,
): WordToImport {
  const word = wordToCollect(spec);
  const declaration = declareNew(word, at, parameters);
  const declaredTimeZone = word.level > 0 ? timeZone : null;
  const times = { createdAt: at, updatedAt: at, declaredTimeZone };
  return { ...word, ...declaration, suspended: false, ...times };
}

/** Returns a word with the memory that it had elsewhere. */
export function wordWithPast(
  spec: LearnedWordSpec,
  past: KnownPast,
  parameters: SchedulingParameters,
): WordToImport {
  const { declaredMasteryLevel: level, ...known } = past;
  const created = { at: past.createdAt, timeZone: past.declaredTimeZone };
  const word = freshWord(spec, created, parameters);
  return { ...word, ...known, level, masteryLevel: masteryLevel(past.memory) };
}

/**
 * Returns a word with the memory that these reviews leave, of which there may be thousands. They are sorted by time, and
 * no two have the same time.
 */
export async function wordWithReviews(
  word: WordToImport,
  reviews: Iterable<LoggedReview>,
  parameters: SchedulingParameters,
  pause: Pause,
): Promise<{ word: WordToImport; reviews: FoldedReview[] }> {
  // All of them count, although they are older than the word is in this service.
  const origin = {
    seed: memorySeed(word.language, word.termKey),
    createdAt: word.createdAt,
    declaredMasteryLevel: 0,
    declaredAt: new Date(0),
    declaredTimeZone: null,
  };
  let memory = initialMemory(origin, parameters);
  const folded: FoldedReview[] = [];
  for (const review of reviews) {
    const before = memory;
    memory = applyReview(before, review, origin, parameters);
    folded.push({ ...review, before, after: memory });
    if (pause.isDue) await pause.take();
  }
  return { word: { ...word, memory, masteryLevel: masteryLevel(memory) }, reviews: folded };
}
