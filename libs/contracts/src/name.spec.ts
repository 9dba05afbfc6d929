import { isVisibleName } from './name.js';

const code = (text: string) =>
  Array.from(text, (character) => `U+${(character.codePointAt(0) ?? 0).toString(16)}`).join(' ');
const named = (texts: string[]) => texts.map((text): [string, string] => [code(text), text]);

const BIDIRECTIONAL = [
  '\u061c',
  '\u200e',
  '\u200f',
  ...range(0x202a, 0x202e),
  ...range(0x2066, 0x2069),
];
const NO_WIDTH = [
  '\u00ad',
  '\u034f',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\u2063',
  '\ufeff',
  '\u180e',
];
const BLANK = [
  '\u115f',
  '\u1160',
  '\u3164',
  '\uffa0',
  '\u2800',
  '\u17b4',
  '\u{1d159}',
  '\u{1d173}',
];
const OTHER = [
  '\u2028',
  '\u2029',
  '\ufe0f',
  '\ufffa',
  '\ufffe',
  '\u{e0041}',
  '\u{e0100}',
  '\u{1bca0}',
];

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
}

describe('a visible name', () => {
  it.each(named([...BIDIRECTIONAL, ...NO_WIDTH, ...BLANK, ...OTHER]))(
    'has no %s, neither alone nor in other text',
    (_, character) => {
      for (const name of [character, `a${character}b`, `${character}ab`, `ab${character}`])
        expect(isVisibleName(name)).toBe(false);
    },
  );

  it.each(named(['', ' ', '\u00a0\u3000', '\u0301', '\u0301\u20dd', '\ue000']))(
    'is not empty to the eye: %s',
    (_, name) => expect(isVisibleName(name)).toBe(false),
  );

  it.each([
    'Ada Lovelace',
    'naïve “quotes” – 漢字 한국어 ไทย עברית',
    'C++',
    '👩‍💻 learns',
    '👩🏽‍❤️‍💋‍👨🏿',
    '🏳️‍🌈',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '1️⃣ ❤️ ☎︎',
    'می‌خواهم',
    'क्‍ष क्‌ष',
    'ශ්‍රී ලංකා',
    '葛\u{e0100}城',
    'ᠮᠣᠩᠭᠣᠯ\u180b',
    'e\u0301tude',
  ])('is %s', (name) => expect(isVisibleName(name)).toBe(true));

  it.each(
    named(['a\u200cb', 'م\u200c', '\u200cم', 'م\u200c\u200cم', 'a\u200db', '👩\u200d', '\u200d👩']),
  )('has no joiner that joins nothing: %s', (_, name) => expect(isVisibleName(name)).toBe(false));

  it.each(
    named([
      '🏴\u{e0067}\u{e0062}',
      '🏴\u{e0068}\u{e0069}\u{e007f}',
      '1\ufe0f',
      'a\ufe0e',
      'a\u{e0100}',
    ]),
  )('hides nothing behind an emoji or a letter: %s', (_, name) =>
    expect(isVisibleName(name)).toBe(false),
  );
});
