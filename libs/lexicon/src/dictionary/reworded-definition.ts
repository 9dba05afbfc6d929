import { isSuitableWord } from '../text/suitability.js';
import { wordsOf } from '../text/stemming.js';
import type { Inflection } from '../wordnet/morphology.js';
import type { Sense } from '../wordnet/sense.js';
import type { Synset } from '../wordnet/synset.js';
import { targets } from '../wordnet/wordnet.js';
import type { Dictionary } from './dictionary.js';
import type { TermFamily } from './family.js';
import { partOfSpeechAt } from './part-of-speech/tagger.js';
import { DerivedSynset } from './word-formation/derived-synset.js';

/** A rarer word would need a definition itself. */
const MAX_BAND = 40;
/** Of a thing with more kinds than this, its name says too little: `night` is a period. */
const MAX_KINDS = 20;
/** More of them would be guesses. */
const MAX_NAMING_WORDS = 2;
/** The share of a word's uses that makes one sense, or one part of speech, the only likely one. */
const MIN_SHARE = 0.6;

interface Meant {
  sense: Sense;
  inflection: Inflection;
}

/**
 * Returns the gloss with each word that names the term replaced by a synonym or by what it is a kind of: `a shop where books are sold` →
 * `a shop where publications are sold` for `bookshop`. Returns undefined if a word has neither.
 */
export function rewordedDefinition(
  synset: Synset,
  family: TermFamily,
  dictionary: Dictionary,
): string | undefined {
  if (synset instanceof DerivedSynset) return undefined;
  for (const clause of synset.definition.replace(/^to /, '').split(/;\s+/)) {
    const naming = new Set(wordsOf(clause).filter((word) => family.isNamedIn(word)));
    if (naming.size === 0 || naming.size > MAX_NAMING_WORDS) continue;
    let reworded: string | undefined = clause;
    for (const word of naming) {
      const other = otherWordFor(word, clause, synset, family, dictionary);
      reworded = other === undefined ? undefined : reworded?.replaceAll(word, other);
    }
    reworded = reworded?.replace(/\ba(?= [aeio])/g, 'an').replace(/\ban(?= [^aeiouh])/g, 'a');
    if (reworded !== undefined && !family.isNamedIn(reworded)) return reworded;
  }
  return undefined;
}

function otherWordFor(
  word: string,
  clause: string,
  synset: Synset,
  family: TermFamily,
  dictionary: Dictionary,
): string | undefined {
  const meant = senseOf(word, clause, synset, dictionary);
  if (meant === undefined) return undefined;
  const { wordnet, frequency } = dictionary;
  const own = wordnet.synset(meant.sense.synset);
  const above = own.pos === 'n' ? targets(own, ['@']).map((id) => wordnet.synset(id)) : [];
  const telling = above.filter((each) => targets(each, ['~']).length <= MAX_KINDS);
  for (const each of [own, ...telling]) {
    const [lemma] = each.words
      .filter((other) => /^[a-z]+$/.test(other) && isSuitableWord(other) && !clause.includes(other))
      .filter((other) => !family.includes(other) && frequency.bandOf(other) <= MAX_BAND)
      .filter((other) => wordnet.senses.commonestFirst(other)[0]?.synset === each.id)
      .sort((one, other) => frequency.bandOf(one) - frequency.bandOf(other));
    const [form] = lemma === undefined ? [] : dictionary.formsOf(lemma, own.pos, meant.inflection);
    if (form !== undefined) return form;
  }
  return undefined;
}

/** Returns the sense that is linked to the synset, or the commonest one if it is far commoner than all others. */
function senseOf(
  word: string,
  clause: string,
  synset: Synset,
  dictionary: Dictionary,
): Meant | undefined {
  const words = wordsOf(clause);
  const parts = partOfSpeechAt(words, words.indexOf(word), (each) => dictionary.wordForms(each));
  const linked = new Set(targets(synset, ['+', '\\', '@', '<', '=']));
  const all = (dictionary.find(word)?.readings ?? [])
    .flatMap(({ senses, inflection }) => senses.map((sense) => ({ sense, inflection })))
    .filter(({ sense }) => (parts[sense.pos] ?? 0) >= MIN_SHARE)
    .sort((one, other) => other.sense.tagCount - one.sense.tagCount);
  const found = all.find(({ sense }) => linked.has(sense.synset));
  if (found !== undefined) return found;
  const [commonest] = all;
  const uses = all.reduce((sum, { sense }) => sum + sense.tagCount, 0);
  if (commonest === undefined || commonest.sense.tagCount < uses * MIN_SHARE) return undefined;
  const isTerm = synset.words.some((each) => each.toLowerCase() === commonest.sense.lemma);
  return isTerm ? undefined : commonest;
}
