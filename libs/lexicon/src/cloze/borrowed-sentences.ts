import type { Dictionary } from '../dictionary/dictionary.js';
import { rankSenses } from '../dictionary/sense-choice.js';
import type { Target } from '../dictionary/target.js';
import type { PartOfSpeech } from '../wordnet/synset.js';
import { gappedExample } from './example-sentences.js';
import type { GappedSentence } from './gapped-sentence.js';

/** Reading more examples would only cost time. */
const MAX_LOOKED_AT = 30;
const WANTED = 4;
const forms = ['base', 'plural', 'third', 'past', 'ing'] as const;

/**
 * Returns examples of other words that contain the term. They do not say in which sense, so only
 * words that are one part of speech are searched for. The surrounding words tell the sense, which
 * must be a usual one.
 */
export function borrowedSentences(
  target: Target,
  usual: readonly Target[],
  dictionary: Dictionary,
): GappedSentence[] {
  const { entry, lemma, synset } = target;
  const lemmas = [lemma, ...entry.readings.map((reading) => reading.lemma)];
  if (lemma.includes('_') || !lemmas.every((each) => isOnly(synset.pos, each, dictionary))) {
    return [];
  }
  const found: GappedSentence[] = [];
  for (const text of examplesWith(target, dictionary)) {
    const sentence = gapped(text, target, usual, dictionary);
    if (sentence !== undefined) found.push(sentence);
    if (found.length === WANTED) break;
  }
  return found;
}

function isOnly(pos: PartOfSpeech, lemma: string, { wordnet }: Dictionary): boolean {
  return wordnet.senses.commonestFirst(lemma).every((sense) => sense.pos === pos);
}

function* examplesWith({ lemma, synset }: Target, dictionary: Dictionary): Generator<string> {
  const spellings = forms.flatMap((form) => dictionary.formsOf(lemma, synset.pos, form));
  for (const spelling of new Set(spellings)) {
    yield* dictionary.wordnet.examplesWith(spelling, MAX_LOOKED_AT);
  }
}

function gapped(
  text: string,
  target: Target,
  usual: readonly Target[],
  dictionary: Dictionary,
): GappedSentence | undefined {
  const found = gappedExample(text, target, dictionary);
  // `distorted` is an adjective as well, and nothing tells which of the two it is here.
  if (!found || !isOnly(target.synset.pos, found.form.toLowerCase(), dictionary)) return undefined;
  const evidence = { notes: [], contexts: [{ sentence: text }] };
  const [sense] = rankSenses(target.entry, evidence, dictionary);
  const meant = usual.find(({ synset }) => synset.id === sense?.synset.id);
  return meant?.definition === undefined ? undefined : { ...found, target: meant };
}
