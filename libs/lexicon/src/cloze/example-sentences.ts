import type { Dictionary } from '../dictionary/dictionary.js';
import type { Target } from '../dictionary/target.js';
import { isSuitableGloss } from '../text/suitability.js';
import { cutGap, isTelling, onlyPlace, type GappedSentence } from './gapped-sentence.js';
import type { Occurrence } from './occurrence.js';
import { substitutionIn } from './substitution.js';

/**
 * Returns examples of the sense that use the term, and then those of its synonyms with the term put
 * in.
 */
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
