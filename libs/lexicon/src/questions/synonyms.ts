import type { Dictionary } from '../dictionary/dictionary.js';
import type { Target } from '../dictionary/target.js';
import type { WordFrequency } from '../dictionary/word-frequency.js';
import { hasOneTypo } from '../grading/typo.js';
import { displayLemma } from '../text/normalization.js';
import { areCognates, wordsOf } from '../text/stemming.js';

/** In letters: `exemplar` shows `example`. */
const sharedBeginning = 5;
const MIN_SHARED_END = 4;
/** Words by their spelling, but endings of other words: `awareness` and `consciousness` may stand together. */
const endings = /^(?:ness|able|ally|ship|hood|less|ward|wards)$/;

/**
 * Returns words that people named as synonyms of the target, the most usual first. The words of a synset in WordNet are seldom
 * exchangeable.
 */
export function synonymsOf(target: Target, { wordnet, frequency }: Dictionary): string[] {
  const isPhrase = target.lemma.includes('_');
  const { term } = target.entry;
  return (target.review?.synonyms ?? [])
    .map((each) => each.replaceAll(' ', '_'))
    .filter(
      (each) =>
        // Among words, a phrase or a capital would stand out.
        (isPhrase || !each.includes('_')) &&
        (each === each.toLowerCase() || term !== term.toLowerCase()) &&
        wordnet.senses.commonestFirst(each.toLowerCase()).length > 0 &&
        !isShownBy(target, displayLemma(each).toLowerCase()) &&
        !endInSameWord(each.toLowerCase(), target.lemma, frequency),
    );
}

/** Returns whether both words are made of two, and the last of them is the same: `daylight` and `sunlight`. */
function endInSameWord(one: string, other: string, frequency: WordFrequency): boolean {
  let shared = 0;
  while (shared < one.length && one.at(-1 - shared) === other.at(-1 - shared)) shared++;
  const end = one.slice(-shared);
  if (shared < MIN_SHARED_END || endings.test(end)) return false;
  const parts = [one.slice(0, -shared), other.slice(0, -shared), end];
  return parts.every((part) => frequency.has(part));
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
