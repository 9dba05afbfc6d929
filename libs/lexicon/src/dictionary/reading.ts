import type { Inflection } from '../wordnet/morphology.js';
import type { Sense } from '../wordnet/sense.js';

/** A base form that a term may represent, with the senses that the term then can have. */
export interface Reading {
  /** As WordNet lists it: in lower case, words joined by `_`. */
  lemma: string;
  inflection: Inflection;
  senses: readonly Sense[];
}
