import { displayLemma } from '../text/normalization.js';
import { Recent } from '../text/recent.js';
import { contentStems, wordsOf } from '../text/stemming.js';
import { targets } from '../wordnet/wordnet.js';
import type { Dictionary, Entry } from './dictionary.js';

/** Sentences have the same words again and again. */
const cachedWords = 2_000;
const meanings = new WeakMap<Dictionary, Recent<string, ReadonlySet<string>>>();

/**
 * Returns the stems of what a text's words mean (of `tree` for `woodcutter`): of the glosses and hypernyms of their commonest senses,
 * without the stems of the words themselves and of the word that was asked for.
 */
export function surroundingsOf(
  sentences: readonly string[],
  { readings }: Entry,
  own: ReadonlyMap<string, number>,
  dictionary: Dictionary,
): Set<string> {
  const asked = new Set(readings.map(({ lemma }) => lemma));
  const surroundings = new Set<string>();
  for (const word of new Set(wordsOf(sentences.join(' ').toLowerCase()))) {
    const isAsked = asked.has(word) || dictionary.baseFormsOf(word).some((base) => asked.has(base));
    const meaning = isAsked ? meaningOf(word, dictionary, asked) : knownMeaning(word, dictionary);
    for (const each of meaning) if (!own.has(each)) surroundings.add(each);
  }
  for (const lemma of asked) for (const each of contentStems(lemma)) surroundings.delete(each);
  return surroundings;
}

function knownMeaning(word: string, dictionary: Dictionary): ReadonlySet<string> {
  let known = meanings.get(dictionary);
  if (known === undefined) {
    known = new Recent(cachedWords, (each) => meaningOf(each, dictionary, new Set()));
    meanings.set(dictionary, known);
  }
  return known.get(word);
}

function meaningOf(
  word: string,
  dictionary: Dictionary,
  asked: ReadonlySet<string>,
): ReadonlySet<string> {
  if (contentStems(word).size === 0) return new Set();
  const { wordnet } = dictionary;
  const [sense] = [word, ...dictionary.baseFormsOf(word)]
    .filter((lemma) => !asked.has(lemma))
    .flatMap((lemma) => wordnet.senses.commonestFirst(lemma).slice(0, 1));
  if (sense === undefined || sense.pos === 'f') return new Set();
  const synset = wordnet.synset(sense.synset);
  const above = targets(synset, ['@']).flatMap((id) => wordnet.synset(id).words);
  return contentStems([synset.definition, ...synset.words, ...above].map(displayLemma).join(' '));
}
