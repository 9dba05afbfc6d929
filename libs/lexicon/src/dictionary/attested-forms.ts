import { inflect } from '../wordnet/inflection.js';
import type { Inflection, Morphology } from '../wordnet/morphology.js';
import type { PartOfSpeech } from '../wordnet/synset.js';
import { unknownBand, type WordFrequency } from './word-frequency.js';

/** `genii`, `antennae`, `cherubim`, `brethren`, `pence` and `busses`: beside the other plural, which is as common, special or old. */
const specialPlural = /(?:i|ae|im|thren|pence|usses)$/;
/** `sewn` and `shown` stand beside `sewed` and `showed`. */
const participle = /[ew]n$/;

/** Returns every spelling of a form of a lemma that is on a list of words, irregular forms first. Of two plurals, only the usual one. */
export function attestedForms(
  lemma: string,
  pos: PartOfSpeech,
  inflection: Inflection,
  { morphology, frequency }: { morphology: Morphology; frequency: WordFrequency },
): string[] {
  const isListed = (form: string): boolean => frequency.has(form);
  const irregular = morphology.irregularForms(lemma, pos, inflection).filter(isListed);
  const regular = inflect(lemma, inflection).filter(isListed);
  if (irregular.length === 0) return regular;
  if (inflection === 'past' && irregular.every((form) => participle.test(form)))
    return [...irregular, ...regular];
  // `wrought` is hardly a form of `work`, and both `burned` and `burnt` are usual.
  if (inflection === 'past' && bandOfUsual(regular, frequency) < bandOfUsual(irregular, frequency))
    return [...regular, ...irregular];
  return inflection === 'plural' && isRegularUsual(lemma, irregular, regular, frequency)
    ? regular
    : irregular;
}

function isRegularUsual(
  lemma: string,
  irregular: readonly string[],
  regular: readonly string[],
  frequency: WordFrequency,
): boolean {
  // The list has `emphasises` as a form of the verb.
  if (regular.length === 0 || lemma.endsWith('sis')) return false;
  const lead = bandOfUsual(irregular, frequency) - bandOfUsual(regular, frequency);
  return lead > 0 || (lead === 0 && irregular.every((form) => specialPlural.test(form)));
}

/** Returns the band of the commonest of these forms. */
function bandOfUsual(forms: readonly string[], frequency: WordFrequency): number {
  return forms.reduce((least, form) => Math.min(least, frequency.bandOf(form)), unknownBand);
}
