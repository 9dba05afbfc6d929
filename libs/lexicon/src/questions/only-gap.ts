import type { Material } from '../material.js';
import { maskedSentences } from './learner-texts.js';

/** Returns whether nothing but the gap in the learner's own sentence may be asked: it leaves the sense open. */
export function asksOnlyGap({ isUndecided, word, dictionary }: Material): boolean {
  return isUndecided && maskedSentences(word, dictionary).length > 0;
}
