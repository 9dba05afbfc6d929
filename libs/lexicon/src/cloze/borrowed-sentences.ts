import type { Dictionary } from '../dictionary/dictionary.js';
import { rankSenses } from '../dictionary/sense-choice.js';
import type { Target } from '../dictionary/target.js';
import { isSuitableGloss } from '../distractors/suitability.js';
import { cutGap, isTelling, type GappedSentence } from './gapped-sentence.js';
import { occurrencesOf } from './occurrence.js';

/** Looking through more would only cost time. */
const looked = 30;
const wanted = 4;
const forms = ['base', 'plural', 'third', 'past', 'ing'] as const;

/**
 * Examples of other words that have the term in them. They don't say in which sense, so only words
 * of one part of speech are looked for; the words around tell the sense, which must be a usual one.
 */
export function borrowedSentences(
  target: Target,
  usual: readonly Target[],
  dictionary: Dictionary,
): GappedSentence[] {
  const { entry, lemma, synset } = target;
  const senses = entry.readings.flatMap((reading) => reading.senses);
  if (lemma.includes('_') || senses.some(({ pos }) => pos !== synset.pos)) return [];
  const found: GappedSentence[] = [];
  for (const text of examplesWith(target, dictionary)) {
    const sentence = gapped(text, target, usual, dictionary);
    if (sentence !== undefined) found.push(sentence);
    if (found.length === wanted) break;
  }
  return found;
}

function* examplesWith({ lemma, synset }: Target, dictionary: Dictionary): Generator<string> {
  const spellings = forms.flatMap((form) => dictionary.formsOf(lemma, synset.pos, form));
  for (const spelling of new Set(spellings)) {
    yield* dictionary.wordnet.examplesWith(spelling, looked);
  }
}

function gapped(
  text: string,
  target: Target,
  usual: readonly Target[],
  dictionary: Dictionary,
): GappedSentence | undefined {
  const [place, ...more] = occurrencesOf(target.lemma, target.synset.pos, text, dictionary);
  if (place === undefined || more.length > 0 || !isSuitableGloss(text)) return undefined;
  const { form, inflection } = place;
  const cut = cutGap(text, place);
  if (!isTelling(cut, target)) return undefined;
  const evidence = { notes: [], contexts: [{ sentence: text }] };
  const [sense] = rankSenses(target.entry, evidence, dictionary.wordnet);
  const meant = usual.find(({ synset }) => synset.id === sense?.synset.id);
  return meant && { text: cut, form, inflection, source: 'WORDNET', target: meant };
}
