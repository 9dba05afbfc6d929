import type { Language } from '@wordgrove/contracts';

/** A longer note is a text to read. */
const MAX_NOTE_LENGTH = 1_000;

const hasKanji = /\p{Script=Han}/u;
/** Kana at the beginning of a note or in brackets, up to where something else begins: `たべる: to eat`, `食べる【たべる】`. */
const kana =
  /(?:^|[[(【（「])\s*([\p{Script=Hiragana}\p{Script=Katakana}ー]+)\s*(?=$|[\])】）」:：;；,、，/／–—-]|\s)/gu;

const latinWord = /[\p{Script=Latin}\p{M}]+/gu;
const toneMark = /[\u0304\u0301\u030c\u0300]/u;
const vowels = /[aeiouü]+/gu;

/**
 * Returns how a term is read, as far as the learner's notes tell: `たべる` for `食べる` and `píngguǒ` for `苹果`.
 */
export function readingsIn(notes: readonly string[], term: string, language: Language): string[] {
  const short = notes.filter((note) => note.length <= MAX_NOTE_LENGTH);
  if (!hasKanji.test(term)) return [];
  if (language === 'LANGUAGE_JAPANESE') {
    return short.flatMap((note) => [...note.matchAll(kana)].map(([, reading = '']) => reading));
  }
  return language === 'LANGUAGE_CHINESE' ? short.flatMap((note) => pinyinIn(note, term)) : [];
}

/** Pinyin has a tone mark somewhere, and a syllable for each character. */
function pinyinIn(note: string, term: string): string[] {
  const count = [...term.matchAll(/\p{Script=Han}/gu)].length;
  const words = [...note.matchAll(latinWord)].map(([word]) => word);
  for (const at of words.keys()) {
    for (let end = at + 1; end <= Math.min(at + count, words.length); end++) {
      const reading = words.slice(at, end).join(' ');
      if (hasTones(reading) && syllableCount(reading) === count) return [reading];
    }
  }
  return [];
}

function hasTones(reading: string): boolean {
  return reading.split(' ').some((word) => toneMark.test(word.normalize('NFD')));
}

function syllableCount(reading: string): number {
  const plain = reading
    .normalize('NFD')
    .replace(/[\u0304\u0301\u030c\u0300]/gu, '')
    .normalize('NFC');
  return [...plain.toLowerCase().matchAll(vowels)].length;
}
