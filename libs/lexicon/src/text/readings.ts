import type { Language } from '@wordgrove/contracts';

/** A longer note is a text to read. */
const MAX_NOTE_LENGTH = 1_000;

/** Kana at the beginning of a note or in brackets, up to where something else begins: `たべる: to eat`, `食べる【たべる】`. */
const kana =
  /(?:^|[[(【（「［])\s*([\p{Script=Hiragana}\p{Script=Katakana}ー]+)\s*(?=$|[\])】）」］:：;；,、，/／–—-]|\s)/gu;

interface Word {
  term: string;
  language: Language;
}

const han = /\p{Script=Han}/gu;
const latinWord = /[\p{Script=Latin}\p{M}]+/gu;
const toneMark = /[\u0304\u0301\u030c\u0300]/u;
const toneMarks = /[\u0304\u0301\u030c\u0300]/gu;
/** In NFD: `ü` is u with a mark, and a vowel with any other mark is none of Pinyin. */
const vowels = /(?:u\u0308|[aeiou](?!\p{M}))+/gu;

/** In Chinese characters. A longer term is a text, whose notes would have to be compared word by word. */
const MAX_TERM_LENGTH = 50;
/** A word with more readings has notes that are about something else. */
const MAX_READINGS = 20;

/**
 * Returns how a term is read, as far as the learner's notes tell: `たべる` for `食べる` and `píngguǒ` for `苹果`.
 */
export function readingsIn(notes: readonly string[], term: string, language: Language): string[] {
  const readings: string[] = [];
  for (const reading of eachReading(notes, term, language)) {
    if (readings.push(reading) === MAX_READINGS) break;
  }
  return readings;
}

const separators = /^[\s\])】）」］:：;；,、，/／–—-]+|[\s[(【（「［:：;；,、，/／–—-]+$/gu;

/** Returns a note without the readings that it tells, which are right answers: `to eat` for `たべる: to eat`. */
export function withoutReadings(note: string, { term, language }: Word): string {
  let rest = note;
  for (const reading of readingsIn([note], term, language)) rest = rest.replace(reading, ' ');
  return rest === note
    ? note
    : rest
        .replace(/[[(【（「［]\s*[\])】）」］]/gu, ' ')
        .replace(separators, '')
        .trim();
}

function* eachReading(
  notes: readonly string[],
  term: string,
  language: Language,
): Generator<string> {
  const count = term.match(han)?.length ?? 0;
  if (count === 0) return;
  for (const note of notes) {
    if (note.length > MAX_NOTE_LENGTH) continue;
    if (language === 'LANGUAGE_JAPANESE') {
      for (const [, reading = ''] of note.matchAll(kana)) yield reading;
    } else if (language === 'LANGUAGE_CHINESE' && count <= MAX_TERM_LENGTH) {
      yield* pinyinIn(note, count);
    }
  }
}

/** Pinyin has a tone mark somewhere, and a syllable for each character. */
function pinyinIn(note: string, count: number): string[] {
  const decomposed = note.normalize('NFD');
  if (!toneMark.test(decomposed)) return [];
  const words = (decomposed.match(latinWord) ?? []).map((word) => ({
    word,
    syllables: syllableCount(word),
    hasTone: toneMark.test(word),
  }));
  for (const at of words.keys()) {
    const length = pinyinLength(words.slice(at, at + count), count);
    if (length !== undefined) {
      const found = words.slice(at, at + length).map(({ word }) => word);
      return [found.join(' ').normalize('NFC')];
    }
  }
  return [];
}

/** Returns the number of words, from the first, that have a tone mark and this number of syllables. */
function pinyinLength(
  words: readonly { syllables: number; hasTone: boolean }[],
  count: number,
): number | undefined {
  let [sum, hasTone] = [0, false];
  for (const [at, word] of words.entries()) {
    sum += word.syllables;
    hasTone ||= word.hasTone;
    if (sum > count) return undefined;
    if (hasTone && sum === count) return at + 1;
  }
  return undefined;
}

function syllableCount(decomposed: string): number {
  return decomposed.toLowerCase().replace(toneMarks, '').match(vowels)?.length ?? 0;
}
