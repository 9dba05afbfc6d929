import type { QuestionType } from '@wordgrove/contracts';
import type { Rating } from './memory.js';

/** An answer, and the time that the user usually needs for questions of its type. */
export interface AnswerTiming {
  readonly isCorrect: boolean;
  /** Milliseconds from question to answer. Null if the application did not send them. */
  readonly timeSpentMs: number | null;
  /** The user's median for this question type in milliseconds; null without samples. */
  readonly sampleMedianMs: number | null;
  /** The number of timed answers behind the median. */
  readonly sampleCount: number;
  readonly questionType: QuestionType;
}

const MIN_SAMPLES = 30;
/** If an answer takes more milliseconds, the learner was probably away, so its time means nothing. */
export const MAX_TELLING_MS = 60_000;
const SLOW_FACTOR = 2.5;
const FAST_FACTOR = 0.5;
/** Picking an option fast may be luck; producing the answer is not. */
const PRODUCTIVE_TYPES = new Set<QuestionType>(['QUESTION_TYPE_TYPING', 'QUESTION_TYPE_RECALL']);

/**
 * Rates an answer (docs/interface.md, "Rating"). Decided once, when the answer arrives, and stored.
 * A right answer is never AGAIN, however slow.
 */
export function ratingFor(answer: AnswerTiming): Rating {
  if (!answer.isCorrect) return 'AGAIN';
  const pace = relativePace(answer);
  if (pace === null) return 'GOOD';
  if (pace > SLOW_FACTOR) return 'HARD';
  return pace < FAST_FACTOR && PRODUCTIVE_TYPES.has(answer.questionType) ? 'EASY' : 'GOOD';
}

/** Returns the time spent as a multiple of the usual time, or null if it means nothing. */
function relativePace({ timeSpentMs, sampleMedianMs, sampleCount }: AnswerTiming): number | null {
  if (timeSpentMs === null || timeSpentMs > MAX_TELLING_MS) return null;
  // A median of 0 comes from a client that does not measure.
  if (sampleCount < MIN_SAMPLES || sampleMedianMs === null || sampleMedianMs <= 0) return null;
  return timeSpentMs / sampleMedianMs;
}
