import type { Dictionary } from '../dictionary/dictionary.js';
import type { Target } from '../dictionary/target.js';
import { cutGap, type GappedSentence } from './gapped-sentence.js';
import { isClearForm } from './unclear-verbs.js';

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
  const whole = example.replace(/[{}]/g, '');
  const place = { start, end: end - 1, form, inflection: reading?.inflection ?? 'base' };
  if (target.synset.pos === 'v' && !isClearForm(whole, place, target.lemma)) return undefined;
  const { inflection } = place;
  return { text: cutGap(whole, place), whole, form, inflection, source: 'WORDNET', target };
}
