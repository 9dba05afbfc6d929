import { hasComparison } from '../wordnet/inflection.js';
import type { Inflection } from '../wordnet/morphology.js';
import type { Synset } from '../wordnet/synset.js';
import type { Dictionary } from './dictionary.js';
import type { ReviewedSense } from './reviewed-senses/reviewed-senses.js';

interface FormOfSense {
  lemma: string;
  inflection: Inflection;
  synset: Pick<Synset, 'pos'>;
  review: ReviewedSense | undefined;
}

/** In SCOWL's bands. Of rarer adjectives, hardly anybody uses the forms: `screechier`, `lanker`. */
const MAX_BAND_COMPARED = 20;

/** Returns whether nobody says a form in this sense: `peppers` of the powder, `teared` for `tore`, `absurdest`, `seeming`. */
export function isSeldomForm(form: string, sense: FormOfSense, dictionary: Dictionary): boolean {
  const { lemma, inflection, synset, review } = sense;
  if (review?.entry?.isOnlyBase === true && inflection !== 'base') return true;
  if (inflection === 'comparative' || inflection === 'superlative')
    return !isCompared(lemma, dictionary);
  if (inflection === 'ing' && review !== undefined) return isState(review);
  if (inflection !== 'past' || lemma.includes('_')) return false;
  const forms = dictionary.formsOf(lemma, synset.pos, inflection);
  return forms.length > 0 && !forms.includes(form.toLowerCase());
}

/** `Imagining` is not thinking that something is probable: verbs of thought and being hardly have an -ing form. */
const state =
  /^(?:seem|believe|want|like|mean|know|deserve|(?:think|know) (?:wrongly )?that|have an? (?:\w+ ){0,2}(?:opinion|faith)|be (?:important|about|similar|equal|the same|as|good enough))\b/;

function isState({ pos, definition }: ReviewedSense): boolean {
  return pos === 'v' && definition !== undefined && state.test(definition);
}

function isCompared(adjective: string, { frequency }: Dictionary): boolean {
  return hasComparison(adjective) && frequency.bandOf(adjective) <= MAX_BAND_COMPARED;
}
