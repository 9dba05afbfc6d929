import type { Language } from '@wordgrove/contracts';

type Forms = readonly (readonly [pattern: RegExp, replacement: string])[];

/** The endings and beginnings that change where a verb loses its reflexive pronoun, and those where it takes one. */
const forms: Partial<Record<Language, Forms>> = {
  LANGUAGE_GERMAN: [
    [/^sich (?=\p{Ll}+n$)/u, ''],
    [/^(?=\p{Ll}+n$)/u, 'sich '],
  ],
  LANGUAGE_FRENCH: [
    [/^(?:se |s')(?=\p{L}+(?:er|ir|re)$)/u, ''],
    [/^(?=[aeéèêhiouy]\p{L}*(?:er|ir|re)$)/u, "s'"],
    [/^(?=[^aeéèêiouy'\s]\p{L}*(?:er|ir|re)$)/u, 'se '],
  ],
  LANGUAGE_SPANISH: [
    [/(?<=^\p{L}+[aeií]r)se$/u, ''],
    [/(?<=^\p{L}+[aeií]r)$/u, 'se'],
  ],
  LANGUAGE_PORTUGUESE: [
    [/(?<=^\p{L}+[aeiô]r)-se$/u, ''],
    [/(?<=^\p{L}+[aeiô]r)$/u, '-se'],
  ],
  LANGUAGE_ITALIAN: [
    [/(?<=^\p{L}+[aei]r)si$/u, 'e'],
    [/(?<=^\p{L}+[aei]r)e$/u, 'si'],
  ],
};

/** Returns a verb without its reflexive pronoun, or with one: dictionaries may list either. */
export function withOrWithoutPronoun(term: string, language: Language): string[] {
  return (forms[language] ?? [])
    .filter(([pattern]) => pattern.test(term))
    .map(([pattern, replacement]) => term.replace(pattern, replacement));
}
