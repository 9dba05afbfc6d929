import type { Dictionary } from '../dictionary/dictionary.js';
import type { Target } from '../dictionary/target.js';
import { cutGap, type GappedSentence } from './gapped-sentence.js';

/**
 * Returns the example of the sense in our learner's dictionary with a gap. WordNet's examples are parts of sentences, or leave the
 * word open, too often.
 */
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
  const text = cutGap(example.replace(/[{}]/g, ''), { start, end: end - 1 });
  return { text, form, inflection: reading?.inflection ?? 'base', source: 'WORDNET', target };
}
