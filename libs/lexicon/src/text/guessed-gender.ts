import type { Language } from '@wordgrove/contracts';
import { agree, withoutArticle } from './articles.js';

/** Endings of nouns of one gender. Other nouns may have any. */
const endings: Partial<Record<Language, readonly (readonly [gender: string, RegExp])[]>> = {
  LANGUAGE_SPANISH: [
    ['m', /o$/],
    ['f', /a$/],
  ],
  LANGUAGE_PORTUGUESE: [
    ['m', /o$/],
    ['f', /a$/],
  ],
  LANGUAGE_ITALIAN: [
    ['m', /o$/],
    ['f', /a$/],
  ],
  // Those in ь are feminine or masculine, and those of other endings are not alike in their cases either.
  LANGUAGE_RUSSIAN: [
    ['f', /[ая]$/],
    ['n', /(?:[оеё]|мя)$/],
    ['ь', /ь$/],
    ['m', /./],
  ],
};

/** Returns whether two nouns may be of one gender, as far as their articles or endings tell: if not, a sentence tells which of them fits. */
export function haveOneGender(one: string, other: string, language: Language): boolean {
  const [own, others] = [one, other].map((term) => withoutArticle(term.toLowerCase(), language));
  if (own?.nouns !== undefined && others?.nouns !== undefined)
    return agree(own.nouns, others.nouns);
  const [gender, another] = [one, other].map(
    (term) => endings[language]?.find(([, ending]) => ending.test(term))?.[0],
  );
  return gender === undefined || another === undefined || gender === another;
}
