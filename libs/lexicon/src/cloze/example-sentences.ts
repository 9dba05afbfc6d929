import type { Dictionary } from '../dictionary/dictionary.js';
import type { Target } from '../dictionary/target.js';
import { isSuitableGloss } from '../text/suitability.js';
import { cutGap, isTelling, onlyPlace, type GappedSentence } from './gapped-sentence.js';
import { isWholeSentence } from './whole-sentence.js';

/** Returns examples of the sense that use the term. Those of its synonyms have other words beside them. */
export function exampleSentences(target: Target, dictionary: Dictionary): GappedSentence[] {
  // Without a definition as hint, several words may fit.
  if (target.definition === undefined) return [];
  return target.synset.examples.flatMap((text) => gappedExample(text, target, dictionary) ?? []);
}

/** Returns an example of the dictionary with a gap, if that is a sentence in which the gap can be known. */
export function gappedExample(
  example: string,
  target: Target,
  dictionary: Dictionary,
): GappedSentence | undefined {
  const place = onlyPlace(example, target, dictionary);
  if (place === undefined || !isSuitableGloss(example)) return undefined;
  const { form, inflection } = place;
  // `Sally` may be a name.
  if (isCapitalized(form) && !target.synset.words.some(isCapitalized)) return undefined;
  const text = cutGap(example, place);
  return isTelling(text, target) && isWholeSentence(example, dictionary)
    ? { text, form, inflection, source: 'WORDNET', target }
    : undefined;
}

function isCapitalized(word: string): boolean {
  return word !== word.toLowerCase();
}
