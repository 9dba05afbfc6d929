import type { Language } from '@wordgrove/contracts';
import { Dictionary } from '../dictionary/dictionary.js';
import { lookalikes } from './lookalikes.js';

/**
 * Returns whether the answer has another word of the language in the place of a right one, such as
 * `effect` for `affect`. It is then no typo. Both texts must be in lower case. English words are
 * those of the dictionary. Of the other languages, only words that are often confused are known.
 */
export function hasAnotherWord(given: string, right: string, language: Language): boolean {
  const [givenWords, rightWords] = [given.split(' '), right.split(' ')];
  if (givenWords.length !== rightWords.length) return false;
  return rightWords.some((word, at) => {
    const own = givenWords[at] ?? '';
    return own !== word && isAnotherWord(own, word, language);
  });
}

function isAnotherWord(given: string, right: string, language: Language): boolean {
  if (language === 'LANGUAGE_ENGLISH') return isEnglishWord(given);
  const groups = lookalikesOf(language);
  return (groups.get(given) ?? []).some((group) => groups.get(right)?.includes(group));
}

function isEnglishWord(word: string): boolean {
  const { frequency, wordnet } = Dictionary.shared();
  return frequency.has(word) || wordnet.senses.sensesOf(word).length > 0;
}

const groupsByWord = new Map<Language, ReadonlyMap<string, readonly number[]>>();

/** Returns the numbers of the groups of each word that others are confused with. */
function lookalikesOf(language: Language): ReadonlyMap<string, readonly number[]> {
  const known = groupsByWord.get(language);
  if (known !== undefined) return known;
  const groups = new Map<string, number[]>();
  for (const [number, group] of (lookalikes[language] ?? '').split(',').entries()) {
    for (const word of group.trim().split(/\s+/u)) {
      groups.set(word, [...(groups.get(word) ?? []), number]);
    }
  }
  groupsByWord.set(language, groups);
  return groups;
}
