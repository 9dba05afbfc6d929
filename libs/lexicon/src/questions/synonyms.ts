import type { Dictionary } from '../dictionary/dictionary.js';
import type { Target } from '../dictionary/target.js';
import { markOf } from '../dictionary/usage-marks.js';
import { isSuitableWord } from '../text/suitability.js';
import { displayLemma } from '../text/normalization.js';
import { hasOneTypo } from '../grading/typo.js';
import { targets } from '../wordnet/wordnet.js';
import type { Synset } from '../wordnet/synset.js';

/** A word that no frequency list knows explains nothing. */
const MAX_BAND = 70;
/** `view as` is not an answer by itself. */
const dangling = /_(?:as|at|by|for|from|in|into|of|on|to|upon|with)$/;
/** A word in one of its rarer senses does not help those who know only its usual ones. */
const usualSenses = 3;
/** As a share of the uses of its commonest sense: if it is less, few people think of this one. */
const MIN_USE = 0.05;
/** In SCOWL points. A much rarer word is harder than the question. */
const MAX_RARER = 35;
/**
 * The number of uses that the corpus has of another sense: a `nine` is a number, and hardly ever a
 * club.
 */
const otherwiseCommon = 8;

/**
 * Returns words that mean the same as the target and do not look like it, the most usual first.
 * Returns phrases only if there is no single word.
 */
export function synonymsOf(target: Target, dictionary: Dictionary): string[] {
  const { wordnet } = dictionary;
  const { synset, review } = target;
  if (review !== undefined && review.synonyms.length > 0) return [...review.synonyms];
  if (review !== undefined && review.notSynonyms === undefined) return [];
  const same = fitting(synset, target, dictionary);
  if (same.length > 0 || synset.pos !== 'a') return wordsFirst(same);
  const similar = targets(synset, ['&']).map((id) => wordnet.synset(id));
  return wordsFirst(similar.flatMap((each) => fitting(each, target, dictionary)));
}

function wordsFirst(synonyms: readonly string[]): string[] {
  const [words, phrases] = [false, true].map((isPhrase) =>
    synonyms.filter((synonym) => synonym.includes('_') === isPhrase),
  );
  return [...(words ?? []), ...(phrases ?? [])];
}

function fitting(synset: Synset, target: Target, dictionary: Dictionary): string[] {
  const { lemma, family } = target;
  const isName = lemmaSpelling(target) !== lemma;
  return synset.words
    .filter((word) => target.review?.notSynonyms?.has(word.toLowerCase()) !== true)
    .filter((word) => word.toLowerCase() !== lemma && (word !== word.toLowerCase()) === isName)
    .filter((word) => word.length > 2 && !dangling.test(word) && !hasOneTypo(word, lemma))
    .filter((word) => !lemma.startsWith(word.toLowerCase()) && word.split('_').length <= 2)
    .filter((word) => markOf(word.toLowerCase(), synset, dictionary.wordnet) === undefined)
    .filter((word) => !family.includes(displayLemma(word)) && isSuitableWord(displayLemma(word)))
    .map((word) => ({
      word,
      band: dictionary.frequency.bandOf(word),
      rank: rankOf(word.toLowerCase(), synset, dictionary),
    }))
    .filter(({ band, rank }) => band <= MAX_BAND && rank < usualSenses)
    .filter(({ band }) => band <= Math.max(target.band, 20) + MAX_RARER)
    .sort((one, other) => one.rank - other.rank || one.band - other.band)
    .map(({ word }) => word);
}

function lemmaSpelling({ lemma, synset }: Target): string {
  return synset.words.find((word) => word.toLowerCase() === lemma) ?? lemma;
}

/**
 * Returns how many senses of the word are more usual than the target's, and infinity if nobody
 * thinks of the target's.
 */
function rankOf(word: string, { id }: Synset, dictionary: Dictionary): number {
  const senses = dictionary.wordnet.senses.commonestFirst(word);
  const at = senses.findIndex((sense) => sense.synset === id);
  const uses = senses[at]?.tagCount ?? 0;
  const most = senses[0]?.tagCount ?? 0;
  const isUnusual = (uses === 0 && most >= otherwiseCommon) || uses < most * MIN_USE;
  return at < 0 || isUnusual ? Infinity : at;
}
