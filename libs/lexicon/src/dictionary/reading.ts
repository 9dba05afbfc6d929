import type { Inflection } from '../wordnet/morphology.js';
import type { Sense } from '../wordnet/sense.js';

/** A base form that a term may stand for, with the senses that it then can have. */
export interface Reading {
  /** As WordNet lists it: lower case, words joined by `_`. */
  lemma: string;
  inflection: Inflection;
  senses: Sense[];
}
