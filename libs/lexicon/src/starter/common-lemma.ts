import type { Dictionary } from '../dictionary/dictionary.js';
import { isSuitableWord } from '../text/suitability.js';
import type { Sense } from '../wordnet/sense.js';

/** A word to learn: a base form in common use, with its commonest sense. */
export interface CommonLemma {
  /** The term. The words of a phrase are joined by spaces. */
  term: string;
  /** SCOWL's frequency band. */
  band: number;
  /** The number of times that the tagged corpus uses it, in all senses. */
  useCount: number;
  commonest: Sense;
}

/** Names and abbreviations have other characters. */
const ORDINARY = /^[a-z]{2,}(_[a-z]+)*$/;
/** Rarer words are for learners who choose their own words. */
const MAX_BAND = 50;

/** Returns the base forms of English that are worth teaching, in WordNet's order. */
export function commonLemmas(dictionary: Dictionary): CommonLemma[] {
  const found: CommonLemma[] = [];
  for (const { lemma, senses } of dictionary.wordnet.senses.all(ORDINARY)) {
    const common = commonLemma(dictionary, lemma, senses);
    if (common !== undefined) found.push(common);
  }
  return found;
}

function commonLemma(
  dictionary: Dictionary,
  lemma: string,
  senses: readonly Sense[],
): CommonLemma | undefined {
  // Names and abbreviations have no senses that the corpus uses.
  const useCount = useOf(senses);
  if (useCount === 0) return undefined;
  const [commonest] = senses.toSorted((one, other) => other.tagCount - one.tagCount);
  if (commonest === undefined) return undefined;
  const band = dictionary.frequency.bandOf(lemma);
  const term = lemma.replaceAll('_', ' ');
  if (band > MAX_BAND || !isSuitableWord(term)) return undefined;
  if (isRatherInflected(dictionary, lemma, useCount)) return undefined;
  return isNamed(dictionary, lemma, commonest) ? { term, band, useCount, commonest } : undefined;
}

function useOf(senses: readonly Sense[]): number {
  return senses.reduce((sum, { tagCount }) => sum + tagCount, 0);
}

/** `left` is a word of its own, but mostly a form of `leave`. */
function isRatherInflected(dictionary: Dictionary, lemma: string, useCount: number): boolean {
  return dictionary
    .baseFormsOf(lemma)
    .some((base) => base !== lemma && useOf(dictionary.wordnet.senses.sensesOf(base)) > useCount);
}

/**
 * Returns false if WordNet writes the word with a capital letter: it is a name that is spelled like
 * a word.
 */
function isNamed(dictionary: Dictionary, lemma: string, { synset }: Sense): boolean {
  return dictionary.wordnet.synset(synset).words.includes(lemma);
}
