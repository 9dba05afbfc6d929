import type { Language } from '@wordgrove/contracts';
import { isArticle } from '../text/articles.js';
import { readingsIn } from '../text/readings.js';

/** The largest number of ways to give one answer. A text with more separators is no list of answers. */
const MAX_WAYS = 30;

/** In letters: what stands behind a slash is an ending if it has at most this many, and the word before it has more. */
const MAX_ENDING = 5;
/** In letters: what stays of a word that gets another ending. */
const MIN_STEM = 2;

/** In letters. A longer text has several words, so its slashes are left alone. */
const MAX_TERM_LENGTH = 200;

const gluedBrackets = /(?<=\p{L})[(（][^()（）]*[)）]/gu;
const brackets = /\s*[(（]([^()（）]*)[)）]\s*/gu;
/** Around the reading of a Japanese or Chinese term: `学校［がっこう］`. */
const readingBrackets = /\s*[[［【][^[\]［］【】]*[\]］】]\s*/gu;
const betweenAnswers = /\s+\/\s+|\s*[;；／]\s*/u;
/** `guapo/a`, `acteur/-trice`, `el/la`, `lento, -a` */
const twoForms = /([\p{L}\p{M}]+)(\/-?|, ?-)([\p{L}\p{M}]+)/u;

/**
 * Returns every way to give one answer: the whole, without a remark in brackets, with an ending in
 * brackets, a reading in brackets, and each of several answers between ` / `, `／` or `;`. In languages other than English, also
 * each form of `guapo/a`, and each article of `el/la estudiante`.
 */
export function waysToAnswer(answer: string, language: Language): string[] {
  const readings = answer.length > MAX_TERM_LENGTH ? [] : readingsIn([answer], answer, language);
  const term = readings.length === 0 ? answer : answer.replace(readingBrackets, ' ');
  const plain = term.replace(gluedBrackets, '').replace(brackets, ' ').trim();
  const ways = [answer, plain, ...plain.split(betweenAnswers), ...readings];
  const all =
    language === 'LANGUAGE_ENGLISH' || answer.length > MAX_TERM_LENGTH
      ? ways
      : [...ways, opened(answer)].flatMap(formsBesideSlash(language));
  return [...new Set(all.map((way) => way.trim()))].filter((way) => way !== '').slice(0, MAX_WAYS);
}

/** `amie` for `ami(e)`, and `se laver` for `(se) laver`. In English, only remarks are in brackets. */
function opened(answer: string): string {
  return answer.replace(/[()（）]/gu, '');
}

function formsBesideSlash(language: Language): (way: string) => string[] {
  return (way) => {
    const match = twoForms.exec(way);
    if (match === null) return [way];
    const [all, first = '', mark = '', second = ''] = match;
    if (isTwoNouns(way, all, second, language)) return [way, ...way.split('/')];
    const others = mark === '/' && areWhole(first, second, language);
    const forms = others ? [first, second] : [first, withEnding(first, second, language)];
    return [way, ...forms.map((form) => way.replace(all, () => form))];
  };
}

/** `el actor/la actriz` */
function isTwoNouns(way: string, all: string, second: string, language: Language): boolean {
  return isArticle(second, language) && !way.startsWith(all) && way.includes(`${all} `);
}

function areWhole(first: string, second: string, language: Language): boolean {
  return (
    isArticle(first.toLowerCase(), language) ||
    /^\p{Lu}/u.test(second) ||
    second.length > Math.min(MAX_ENDING, first.length - 1)
  );
}

/** Returns the word with another ending: `guapo` and `a` → `guapa`. */
function withEnding(word: string, ending: string, language: Language): string {
  if (language === 'LANGUAGE_RUSSIAN') return word.replace(/.й$/u, '') + ending;
  // `chanteur/euse` goes on at the `eu`.
  const shared = word.toLowerCase().lastIndexOf(ending.slice(0, 2).toLowerCase());
  if (ending.length > 2 && shared >= Math.max(MIN_STEM, word.length - MAX_ENDING))
    return word.slice(0, shared) + ending;
  if (vowelFirst.test(ending)) {
    return word.replace(ending.endsWith('s') ? vowelsBeforeS : vowelsLast, '') + ending;
  }
  // `acteur/trice` goes on at the t, and `heureux/se` takes the place of the last letter.
  const at = word.lastIndexOf(ending.charAt(0));
  return word.slice(0, at < Math.max(MIN_STEM, word.length - MAX_ENDING) ? -1 : at) + ending;
}

const vowelFirst = /^[aeiouáàâãäéèêëíìîïóòôõöúùûü]/iu;
const vowelsLast = /(?:ão|[aeiouáéíóú])$/iu;
const vowelsBeforeS = /(?:ão|õe|[aeiouáéíóú])s$/iu;
