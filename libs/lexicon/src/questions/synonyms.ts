import type { Dictionary } from '../dictionary/dictionary.js';
import type { Target } from '../dictionary/target.js';
import { markOf } from '../dictionary/usage-marks.js';
import { isSuitableWord } from '../text/suitability.js';
import { displayLemma } from '../text/normalization.js';
import { hasOneTypo } from '../grading/typo.js';
import { usualSenseOf } from '../dictionary/reviewed-senses/usual-sense.js';
import { contentStems } from '../text/stemming.js';
import { isAbstract } from '../distractors/relations.js';
import type { Synset } from '../wordnet/synset.js';

/** A rarer word explains nothing. */
const MAX_BAND = 35;
/** `view as` is not an answer by itself. */
const dangling = /_(?:as|at|by|for|from|in|into|of|on|to|upon|with)$/;
/** In SCOWL points. A much rarer word is harder than the question. */
const MAX_RARER = 15;
/** In letters: `exemplar` shows `example`. */
const sharedBeginning = 5;

/** Returns words that mean the same as the target and do not look like it, the most usual first. A phrase may have phrases, after the words. */
export function synonymsOf(target: Target, dictionary: Dictionary): string[] {
  const { synset, review } = target;
  if (review?.entry !== undefined) return wordsAmong(target, dictionary);
  if (review !== undefined && review.synonyms.length > 0) return [...review.synonyms];
  if (review !== undefined && review.notSynonyms === undefined) return [];
  if (target.inflection === 'plural' && isAbstract(synset)) return [];
  return fitting(synset, target, dictionary);
}

/** Returns the synonyms of the entry that are words, as phrases would stand out, and that its definition does not tell. */
function wordsAmong(target: Target, { wordnet }: Dictionary): string[] {
  return (target.review?.synonyms ?? []).filter(
    (each) =>
      !each.includes(' ') &&
      wordnet.senses.commonestFirst(each).length > 0 &&
      !isShownBy(target, each),
  );
}

function fitting(synset: Synset, target: Target, dictionary: Dictionary): string[] {
  const { lemma, family } = target;
  const isName = lemmaSpelling(target) !== lemma;
  return (
    synset.words
      .filter((word) => target.review?.notSynonyms?.has(word.toLowerCase()) !== true)
      .filter((word) => word.toLowerCase() !== lemma && (word !== word.toLowerCase()) === isName)
      .filter((word) => !word.includes('_') || lemma.includes('_'))
      .filter((word) => word.length > 2 && !dangling.test(word) && !hasOneTypo(word, lemma))
      .filter((word) => !lemma.startsWith(word.toLowerCase()) && parts(word) <= 2)
      .filter((word) => markOf(word.toLowerCase(), synset, dictionary.wordnet) === undefined)
      .filter((word) => !family.includes(displayLemma(word)) && isSuitableWord(displayLemma(word)))
      // In one of its other senses, the word would not help those who know only the usual one.
      .filter((word) => usualSenseOf(word.toLowerCase(), dictionary.wordnet)?.synset === synset.id)
      .filter((word) => !isShownBy(target, word))
      .map((word) => ({ word, band: dictionary.frequency.bandOf(word) }))
      .filter(({ band }) => band <= Math.min(MAX_BAND, Math.max(target.band, 20) + MAX_RARER))
      .sort((one, other) => parts(one.word) - parts(other.word) || one.band - other.band)
      .map(({ word }) => word)
  );
}

function parts(word: string): number {
  return word.split('_').length;
}

function lemmaSpelling({ lemma, synset }: Target): string {
  return synset.words.find((word) => word.toLowerCase() === lemma) ?? lemma;
}

/** Returns whether the definition, which may be the hint, or the look of the term tells the synonym. */
function isShownBy({ lemma, definition }: Target, synonym: string): boolean {
  const word = synonym.toLowerCase();
  const stems = contentStems(displayLemma(word));
  const said = contentStems(definition ?? '');
  return (
    (stems.size > 0 && [...stems].every((each) => said.has(each))) ||
    word.includes(lemma) ||
    lemma.includes(word) ||
    word.slice(0, sharedBeginning) === lemma.slice(0, sharedBeginning)
  );
}
