import type { Sense } from '../wordnet/sense.js';
import type { Dictionary } from './dictionary.js';
import { reviewOf } from './reviewed-senses/reviewed-senses.js';

/** Returns what a sense means, in our words if people wrote any. It may name the term. */
export function meaningOfSense(sense: Sense, { wordnet }: Dictionary): string {
  return reviewOf(sense.lemma, sense)?.definition ?? wordnet.synset(sense.synset).definition;
}
