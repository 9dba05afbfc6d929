import { hasInvisibleCharacter, isVisibleName } from './name.js';

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
const EGYPTIAN_AND_SIGN_WRITING = [...range(0x13430, 0x13442), '\u{1da7f}', '\u{1da80}'];
const CONTROLS = ['\n', '\t', '\r', '\u0085', '\u0600', '\u06dd', '\u070f', '\u{110bd}'];
const NO_CHARACTERS = ['\ue000', '\u{f0000}', '\u0378', '\u{10ffff}', '\ud800'];
const SPACES = ['\u1680', ...range(0x2000, 0x200a), '\u205f', '  ', ' \u00a0', '\u3000\u3000'];
const STACKERS = ['\u1039', '\u17d2', '\u1a60', '\u2d7f', '\u{10a3f}', '\u{11133}', '\u{11f42}'];
const OTHER = [
  '\u{1bc9d}',
  '\u{1107f}',
  '\u303f',
  '\u2028',
  '\u2029',
  '\ufe0f',
  '\ufffa',
  '\ufffe',
  '\u{e0041}',
  '\u{e0100}',
  '\u{1bca0}',
];

const UNSEEN = [
  ...BIDIRECTIONAL,
  ...NO_WIDTH,
  ...BLANK,
  ...EGYPTIAN_AND_SIGN_WRITING,
  ...CONTROLS,
  ...NO_CHARACTERS,
  ...SPACES,
  ...STACKERS,
  ...OTHER,
];

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
}

describe('a visible name', () => {
  it.each(named(UNSEEN))('has no %s, neither alone nor in other text', (_, character) => {
    for (const name of [character, `a${character}b`, `${character}ab`, `ab${character}`])
      expect(isVisibleName(name)).toBe(false);
  });

  it('has nothing that Unicode calls a control, a format or no character, whatever it is', () => {
    const allowed = range(0, 0x10ffff)
      .filter((character) => /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/u.test(character))
      .filter((character) => isVisibleName(`a${character}b`) || isVisibleName(character));
    expect(allowed.map(code)).toEqual([]);
  });

  it('has one space between two words, and only a space that keyboards have', () => {
    const allowed = range(0, 0x10ffff)
      .filter((character) => /\s/u.test(character))
      .filter((character) => isVisibleName(`a${character}b`));
    expect(allowed).toEqual([' ', '\u00a0', '\u202f', '\u3000']);
    expect(isVisibleName(`My app${'\u2003'.repeat(60)}Verified`)).toBe(false);
    expect(isVisibleName('My app\n\nVerified by Wordgrove')).toBe(false);
  });

  it.each(named(['', ' ', '\u00a0\u3000', '\u0301', '\u0301\u20dd', '\ue000']))(
    'is not empty to the eye: %s',
    (_, name) => expect(isVisibleName(name)).toBe(false),
  );

  describe('has no more marks on a letter than writing has', () => {
    const ACCENTS = range(0x0300, 0x036f).filter((mark) => !/\p{Default_Ignorable_Code_Point}/u.test(mark)); // prettier-ignore
    const stack = (marks: readonly string[], count: number) =>
      Array.from({ length: count }, (_, at) => marks[at % marks.length]).join('');
    const towers = [
      ...[6, 8, 30].map((count) => `Rea${stack(ACCENTS, count)}der`),
      ...ACCENTS.map((mark) => `Rea${mark.repeat(30)}der`),
      `Rea${'\u20dd'.repeat(5)}der`,
      `\u05e9${stack(range(0x0591, 0x05a1), 9)}`,
      `\u0e01${'\u0e47'.repeat(9)}`,
      `\u0628${stack(range(0x064b, 0x0652), 5)}`,
      `\u0628\u064e\u0651\u0670\u200c\u064e\u0651\u0628`,
    ];

    it('and so does not reach over other lines', () => {
      const normal = towers.map((name) => name.normalize('NFC'));
      expect(normal.filter(isVisibleName).map(code)).toEqual([]);
      expect(normal.filter((name) => !hasInvisibleCharacter(`${name}@example.org`))).toEqual([]);
    });

    it.each([
      ['Vietnamese, decomposed', 'Ti\u0065\u0302\u0301ng Vi\u0065\u0323\u0302t'],
      ['Greek, decomposed', '\u03b1\u0313\u0301\u0345'],
      ['the phonetic alphabet', '\u025b\u031d\u0303\u0308\u0301'],
      ['Hebrew with points and cantillation', 'הַשָּׁמַ֖יִם \u05e9\u05c1\u05bc\u05b8\u05bd\u0591'],
      ['Arabic with vowels', 'ٱلرَّحْمَٰنِ \u0644\u0651\u064e\u0670\u0653'],
      ['Thai', 'ที่นี่ น้ำ ก็'],
      ['Lao', 'ທີ່ນີ້'],
      ['Devanagari with conjuncts and accents', 'कार्त्स्न्य अ॒ग्निमी॑ळे श्र्युं'],
      ['Bengali', 'স্ত্র্য'],
      ['Burmese', 'မြွှေ့ ဣန္ဒြေ'],
      ['Khmer', 'ស្ត្រី'],
      ['Tibetan', 'བསྒྲུབས་ ཧཱུྃ'],
      ['Tibetan, the ten powerful syllables', 'ཧྐྵྨླྺྼྻྂཿ'],
      ['Tai Tham', 'ᨻᩖᩮᩢᩣ'],
    ])('takes %s', (_, name) => expect(isVisibleName(name.normalize('NFC'))).toBe(true));
  });

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
    'کتاب\u200cها',
    'بَ\u200cب',
    'Foo™️ ®',
    '👩\u200d❤\u200d👨',
    '🤷🏽\u200d♂',
    '🧔\u200d♂️',
    '👁️\u200d🗨️',
    '⛹🏿\u200d♀️',
    '🐦\u200d⬛',
    '🏴\u200d☠️',
    'Mots\u202f: 1\u00a0000',
    '単語\u3000帳',
    'ߒ\u200cߞ',
    'क्‍ष क्‌ष',
    'ශ්‍රී ලංකා',
    'র\u200d্যাম',
    'ಅರ\u200d್ಕ',
    '葛\u{e0100}城',
    'ᠮᠣᠩᠭᠣᠯ\u180b',
    'e\u0301tude',
    'အင\u103a\u1039ဂလိပ်စာ',
    'ပစ\u1039စည်း',
    'ភាសាខ\u17d2មែរ',
    'ᨷᩕᩈᩮᩢ\u1a60ᨿ',
    'ⵜ\u2d7fⵜ',
  ])('is %s', (name) => expect(isVisibleName(name)).toBe(true));

  it.each(
    named([
      'a\u200cb',
      'م\u200c',
      '\u200cم',
      'م\u200c\u200cم',
      'a\u200db',
      '👩\u200d',
      '\u200d👩',
      ...[
        'ا\u200cب',
        'دو\u200cار',
        'ء\u200cب',
        'ب\u200cء',
        '۱\u200c۲',
        '١\u200c٢',
        'ب\u200ca',
        'ܐ\u200cܒ',
      ],
      ...[
        '©\u200d©',
        '®\u200d™',
        '👩\u200d©',
        '❤\u200d👩',
        '♂\u200d♂',
        '1\u200d2',
        '👩\u200d\u200d👩',
      ],
      ...['Go\u094d\u200cogle', 'Go\u094d\u094d\u200cogle', '\u094d\u200d', 'क\u200cष'],
      ...['က\u1039', '\u1039က', 'ក\u17d2a', 'ក\u17d2\u17d2ម', 'ខ\u17d2\u17b6', 'ក\u1039ម'],
      ...['র\u200dা', 'র\u200d্', 'ক\u200d্য', 'Go\u200d\u09cdogle'],
    ]),
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
