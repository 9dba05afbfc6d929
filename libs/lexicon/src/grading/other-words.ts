import type { Language } from '@wordgrove/contracts';
import { Dictionary } from '../dictionary/dictionary.js';
import { foldAccents } from '../text/normalization.js';
import { lookalikes } from './lookalikes.js';

/**
 * Returns whether the answer has another word of the language in the place of a right one, such as
 * `effect` for `affect`. It is then no typo. Both texts must be in lower case. English words are
 * those of the dictionary. Of the other languages, words that are often confused are known, and a short word that
 * begins with another letter, such as `Fisch` for `Tisch`, is hardly ever a typo.
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
  if (beginsOtherwise(given, right)) return true;
  return (groups.get(given) ?? []).some((group) => groups.get(right)?.includes(group));
}

/** In letters. In a longer word, hardly any letter makes another word. */
const MAX_SHORT_WORD = 8;
/** First letters that sound alike, so that learners confuse them. */
const ALIKE = ['bv', 'scçzxц', 'ckq', 'gj', 'gh', 'ijy', 'fv', 'vw', 'dt', 'бп', 'оа', 'еиэ'];

/** Returns whether only the first letters of two short words differ, and do not sound alike. */
function beginsOtherwise(given: string, right: string): boolean {
  const [one, other] = [given, right].map((word) => foldAccents(word));
  if (one === undefined || other === undefined || one.length > MAX_SHORT_WORD) return false;
  const [first = '', second = ''] = [one[0], other[0]];
  if (first === second || one.slice(1) !== other.slice(1)) return false;
  return !ALIKE.some((letters) => letters.includes(first) && letters.includes(second));
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
