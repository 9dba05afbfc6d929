import type { Dictionary } from '../dictionary/dictionary.js';
import type { Target } from '../dictionary/target.js';
import { hasOneTypo } from '../grading/typo.js';
import { displayLemma } from '../text/normalization.js';
import { areCognates, wordsOf } from '../text/stemming.js';

/** In letters: `exemplar` shows `example`. */
const sharedBeginning = 5;

/**
 * Returns words that people named as synonyms of the target, the most usual first. The words of a synset in WordNet are seldom
 * exchangeable.
 */
export function synonymsOf(target: Target, { wordnet }: Dictionary): string[] {
  const isPhrase = target.lemma.includes('_');
  return (target.review?.synonyms ?? [])
    .map((each) => each.replaceAll(' ', '_'))
    .filter(
      (each) =>
        // Among words, a phrase would stand out.
        (isPhrase || !each.includes('_')) &&
        wordnet.senses.commonestFirst(each.toLowerCase()).length > 0 &&
        !isShownBy(target, displayLemma(each).toLowerCase()),
    );
}

/** Returns whether the definition, which may be the hint, or the look of the term tells the synonym. */
function isShownBy({ lemma, definition = '' }: Target, synonym: string): boolean {
  return (
    wordsOf(definition).some((word) => areCognates(word, synonym)) ||
    synonym.includes(lemma) ||
    lemma.includes(synonym) ||
    hasOneTypo(synonym, lemma) ||
    synonym.slice(0, sharedBeginning) === lemma.slice(0, sharedBeginning)
  );
}
