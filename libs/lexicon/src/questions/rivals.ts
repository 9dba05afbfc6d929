import type { Dictionary } from '../dictionary/dictionary.js';
import { reviewOf } from '../dictionary/reviewed-senses/reviewed-senses.js';
import { usualSenseAs } from '../dictionary/reviewed-senses/usual-sense.js';
import { meaningOfSense } from '../dictionary/sense-meaning.js';
import type { Target } from '../dictionary/target.js';
import { displayLemma } from '../text/normalization.js';
import { contentStems, overlap, wordsOf } from '../text/stemming.js';
import type { Sense } from '../wordnet/sense.js';
import type { SynsetId } from '../wordnet/synset.js';
import { inFormOf } from './option-form.js';

/** Hypernym, hyponym, similar, also, entails, causes, same verb group. */
const near = ['@', '~', '&', '^', '*', '>', '$'];
/** From here, one step more leads to sisters, and to what is similar to the same. */
const above = ['@', '&'];
const below = ['~', '&'];
/** A general word such as `move` has hundreds of kinds, which are no more alike than any others. */
const MAX_KINDS = 250;
/** Of the definition: `start` in `start a new rule or system`. */
const MAX_WORDS_LOOKED_UP = 4;
/** A word that nobody knows is no answer that anybody gives. */
const MAX_BAND = 60;

/** Other words in the form of the asked term. */
export interface OtherWords {
  /** Those that its definition could mean as well. */
  rivals: string[];
  /** Those of the same field that begin as it does and are as long. */
  lookalikes: string[];
}

/**
 * Returns words that may be typed for a definition: those near its sense in WordNet, the synonyms that people named, those near the words
 * of the definition, and those that begin as the term does and whose definition has a word of it.
 */
export function otherWordsFor(target: Target, shown: number, dictionary: Dictionary): OtherWords {
  const { entry, definition = '', synset } = target;
  // Of function words, those of a wide group count as near: `where`, `whereby`.
  if (synset.pos === 'f') return { rivals: [], lookalikes: [] };
  const others: OtherWords = { rivals: rivalsOf(target, dictionary), lookalikes: [] };
  // Hundreds of words begin with one letter.
  if (shown < 2) return others;
  const beginning = entry.term.slice(entry.prefix.length, entry.prefix.length + shown);
  const stems = contentStems(definition);
  for (const { form, sense } of lookalikesOf(target, beginning, dictionary)) {
    const synonyms = reviewOf(sense.lemma, sense)?.synonyms ?? [];
    const meaning = contentStems([meaningOfSense(sense, dictionary), ...synonyms].join(' '));
    if (overlap(meaning, stems) > 0) others.rivals.push(form);
    else if (sense.lexFile === synset.lexFile) others.lookalikes.push(form);
  }
  return others;
}

function rivalsOf(target: Target, dictionary: Dictionary): string[] {
  const { frequency } = dictionary;
  const first = target.lemma.charAt(0);
  const lemmas = new Set(wordsNear(target, dictionary).map(bareVerb(target)));
  return [...lemmas]
    .filter((lemma) => lemma.startsWith(first) && lemma !== target.lemma)
    .filter((lemma) => frequency.bandOf(lemma) <= MAX_BAND)
    .filter((lemma) => !target.family.includes(displayLemma(lemma)))
    .map((lemma) => inFormOf(target, displayLemma(lemma), dictionary))
    .filter((form) => form !== undefined);
}

/** Words beyond this band of SCOWL come to nobody's mind. */
const MAX_BAND_IN_MIND = 50;

/** Returns common words in the form of the asked term that begin as it does and are as long, with the sense that learners meet. */
function* lookalikesOf(
  { entry, inflection, lemma, synset: { pos } }: Target,
  beginning: string,
  dictionary: Dictionary,
): Generator<{ form: string; sense: Sense }> {
  const term = entry.term.slice(entry.prefix.length);
  // Of past forms, many are irregular.
  const ending = inflection === 'base' || inflection === 'past' ? '' : term.slice(-1);
  for (const form of dictionary.frequency.beginningWith(beginning, MAX_BAND_IN_MIND)) {
    if (form.length !== term.length || !form.endsWith(ending)) continue;
    const lemmas = inflection === 'base' ? [form] : dictionary.baseFormsOf(form);
    const other = lemmas.find((each) => dictionary.inflectionOf(form, each, pos) === inflection);
    if (other === undefined || other === lemma) continue;
    const sense = usualSenseAs(pos, other, dictionary.wordnet);
    if (sense !== undefined) yield { form, sense };
  }
}

function wordsNear(target: Target, dictionary: Dictionary): string[] {
  const { wordnet } = dictionary;
  const ids = new Set([
    ...surroundings(target.synset.id, dictionary),
    ...headsOf(target, dictionary).flatMap((id) => [id, ...wordnet.related(id, below)]),
  ]);
  const words = [...ids].flatMap((id) => wordnet.synset(id).words);
  return [...words, ...(target.review?.synonyms ?? [])].map((word) =>
    word.replaceAll(' ', '_').toLowerCase(),
  );
}

function surroundings(id: SynsetId, { wordnet }: Dictionary): SynsetId[] {
  const sisters = wordnet
    .related(id, above)
    .map((each) => wordnet.related(each, below))
    .filter((kinds) => kinds.length <= MAX_KINDS);
  return [id, ...wordnet.related(id, near), ...sisters.flat()];
}

/** Returns the usual senses of the definition's words that are of the term's part of speech. */
function headsOf({ definition = '', synset }: Target, { wordnet }: Dictionary): SynsetId[] {
  return wordsOf(definition.toLowerCase())
    .map((word) => usualSenseAs(synset.pos, word, wordnet)?.synset)
    .filter((id) => id !== undefined)
    .slice(0, MAX_WORDS_LOOKED_UP);
}

/** `tag on` is a rival of `tack` as well: a definition seldom tells whether a particle is meant. */
function bareVerb({ synset, lemma }: Target): (word: string) => string {
  if (synset.pos !== 'v' || lemma.includes('_')) return (word) => word;
  return (word) => word.replace(/_(?:on|off|up|down|in|out|away|over)$/, '');
}
