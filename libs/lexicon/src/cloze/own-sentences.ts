import type { Dictionary } from '../dictionary/dictionary.js';
import type { QuestionSource } from '../question.js';
import type { Material } from '../material.js';
import { cutGap, isTelling, onlyPlace, type GappedSentence } from './gapped-sentence.js';

/**
 * Returns the learner's contexts that have the term in a form that the dictionary knows, or the
 * notes if there are none.
 */
export function ownSentences(material: Material, dictionary: Dictionary): GappedSentence[] {
  const { contexts, notes } = material.word;
  const met = contexts.flatMap(({ sentence }) => gapped(sentence, 'CONTEXT', material, dictionary));
  if (met.length > 0) return met;
  return notes.flatMap((note) => gapped(note, 'NOTE', material, dictionary));
}

function gapped(
  sentence: string,
  source: QuestionSource,
  material: Material,
  dictionary: Dictionary,
): GappedSentence[] {
  for (const target of material.targets()) {
    const place = onlyPlace(sentence, target, dictionary);
    if (place === undefined) continue;
    const { form, inflection } = place;
    const text = cutGap(sentence, place).trim();
    if (isTelling(text, target))
      return [{ text, whole: sentence.trim(), form, inflection, source, target }];
  }
  return [];
}
