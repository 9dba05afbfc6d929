import { pointsAtNouns } from '../wordnet/added-words/added-words.js';
import type { Synset } from '../wordnet/synset.js';

/** Returns whether only a sentence can explain what a word does: pronouns, determiners, and `am`, `was` and the other forms of `be`. */
export function isWordOfGrammar(
  lemma: string,
  { pos, lexFile }: Pick<Synset, 'pos' | 'lexFile'>,
): boolean {
  return pointsAtNouns(lexFile) || (pos === 'v' && lemma === 'be');
}
