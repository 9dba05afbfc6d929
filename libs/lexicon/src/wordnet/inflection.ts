import type { Inflection } from './morphology.js';

const vowel = /[aeiou]/;
/** `dyeing`, `hoeing` and `singeing` are not `dying`, `hoing` and `singing`. */
const keepsE = /(?:[yo]e|^(?:s|t|b)inge)$/;

/**
 * Returns regular spellings of an inflected form, likeliest first. Some are wrong for some words
 * (English doubles consonants by stress, which spelling does not show). The caller keeps one that
 * exists.
 */
export function inflect(lemma: string, inflection: Inflection): string[] {
  if (inflection === 'base') return [lemma];
  if (inflection === 'plural' || inflection === 'third') return withS(lemma);
  const suffix = { past: 'ed', ing: 'ing', comparative: 'er', superlative: 'est' }[inflection];
  if (lemma.endsWith('e')) {
    const isKept = inflection !== 'ing' || keepsE.test(lemma);
    if (isKept) return [inflection === 'ing' ? `${lemma}ing` : lemma + suffix.slice(1)];
    return [`${lemma.slice(0, -1)}ing`];
  }
  if (inflection !== 'ing' && /[^aeiou]y$/.test(lemma)) return [`${lemma.slice(0, -1)}i${suffix}`];
  return endsInShortSyllable(lemma)
    ? [lemma + lemma.slice(-1) + suffix, lemma + suffix]
    : [lemma + suffix];
}

function withS(lemma: string): string[] {
  if (/[^aeiou]y$/.test(lemma)) return [`${lemma.slice(0, -1)}ies`];
  if (/[^aeiou]o$/.test(lemma)) return [`${lemma}es`, `${lemma}s`];
  return [/(s|x|z|ch|sh)$/.test(lemma) ? `${lemma}es` : `${lemma}s`];
}

/** Returns whether a lemma doubles its last letter before an ending: `hat` has `hatting`, and `hating` is a form of `hate`. */
export function endsInShortSyllable(lemma: string): boolean {
  const [before = '', middle = '', last = ''] = lemma.slice(-3);
  return !vowel.test(before) && vowel.test(middle) && /[^aeiouwxy]/.test(last);
}

/** Returns whether an adjective has a comparative of its own. Nobody says `tireder` or `ancienter`, although lists of words have them. */
export function hasComparison(adjective: string): boolean {
  const syllables = adjective.replace(/e$/, '').match(/[aeiouy]+/g) ?? [];
  return syllables.length === 1 || (syllables.length === 2 && /(?:[^aeiou]y|ow)$/.test(adjective));
}
