import type { Dictionary } from '../dictionary/dictionary.js';
import type { Target } from '../dictionary/target.js';
import { isSuitableGloss } from '../distractors/suitability.js';
import { cutGap, isTelling, type GappedSentence } from './gapped-sentence.js';
import { occurrencesOf, type Occurrence } from './occurrence.js';
import { substitutionIn } from './substitution.js';

/** Examples of the sense that use the term, and then those of its synonyms with the term put in. */
export function exampleSentences(target: Target, dictionary: Dictionary): GappedSentence[] {
  const own = sentencesWith(target, (text) => onlyPlace(text, target, dictionary));
  if (own.length > 0) return own;
  return sentencesWith(target, (text) => substitutionIn(text, target, dictionary));
}

function sentencesWith(
  target: Target,
  find: (text: string) => Occurrence | undefined,
): GappedSentence[] {
  return target.synset.examples.filter(isSuitableGloss).flatMap((example) => {
    const place = find(example);
    if (place === undefined) return [];
    const text = cutGap(example, place);
    const { form, inflection } = place;
    return isTelling(text, target) ? [{ text, form, inflection, source: 'WORDNET', target }] : [];
  });
}

function onlyPlace(text: string, target: Target, dictionary: Dictionary): Occurrence | undefined {
  const places = occurrencesOf(target.lemma, target.synset.pos, text, dictionary);
  return places.length === 1 ? places[0] : undefined;
}
