import type { Dictionary } from '../dictionary/dictionary.js';
import type { Target } from '../dictionary/target.js';
import { isSuitableGloss } from '../text/suitability.js';
import { cutGap, isTelling, onlyPlace, type GappedSentence } from './gapped-sentence.js';
import { isWholeSentence } from './whole-sentence.js';

/**
 * Returns the example of our learner's dictionary, or else WordNet's examples of the sense that use the term. Those of its
 * synonyms have other words beside them.
 */
export function exampleSentences(target: Target, dictionary: Dictionary): GappedSentence[] {
  const own = gappedEntry(target, dictionary);
  if (own !== undefined) return [own];
  // Without a definition as hint, several words may fit.
  if (target.definition === undefined) return [];
  return target.synset.examples.flatMap((text) => gappedExample(text, target, dictionary) ?? []);
}

/** Returns the example of the sense's entry with a gap. */
export function gappedEntry(target: Target, dictionary: Dictionary): GappedSentence | undefined {
  const example = target.review?.entry?.example ?? '';
  const start = example.indexOf('{');
  const end = example.indexOf('}');
  if (start < 0) return undefined;
  const form = example.slice(start + 1, end);
  const readings = dictionary.find(form.toLowerCase())?.readings ?? [];
  const reading = readings.find(
    ({ lemma, senses }) =>
      lemma === target.lemma && senses.some(({ pos }) => pos === target.synset.pos),
  );
  const sentence = example.replace(/[{}]/g, '');
  const text = cutGap(sentence, { start, end: end - 1 });
  return { text, form, inflection: reading?.inflection ?? 'base', source: 'WORDNET', target };
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
