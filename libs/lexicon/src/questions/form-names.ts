import type { Inflection } from '../wordnet/morphology.js';

/** The names of forms on cards. The base form needs none. */
export const formNames: Readonly<Record<Inflection, string>> = {
  base: '',
  plural: 'plural',
  third: 'third person singular',
  past: 'past form',
  ing: '-ing form',
  comparative: 'comparative',
  superlative: 'superlative',
};
