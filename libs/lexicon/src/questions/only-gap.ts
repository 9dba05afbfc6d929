import type { Material } from '../material.js';
import { isWordOfGrammar } from '../dictionary/word-of-grammar.js';
import { maskedSentences } from './learner-texts.js';

/** Returns whether nothing but the gap in the learner's own sentence may be asked: it leaves the sense open, or the word has none without it. */
export function asksOnlyGap({ isUndecided, target, word, dictionary }: Material): boolean {
  const isOpen =
    isUndecided || (target !== undefined && isWordOfGrammar(target.lemma, target.synset));
  return isOpen && maskedSentences(word, dictionary).length > 0;
}
