import { createRequire } from 'node:module';
import { hasConfusableLetters } from './confusable-letters.js';
import { foldedName } from './folded-name.js';

const prototypes = createRequire(import.meta.url)('unhomoglyph/data.json') as Record<
  string,
  string
>;

describe('the letters of a name', () => {
  it.each([
    'аррӏе',
    'аррӏе Reader',
    'Wоrdgrove',
    'Wordgroνe',
    'Gဝဝgle',
    'Lingം Club',
    'G〇〇gle',
    'G০০gle',
    'Словo',
    'αррlе',
    'Сυ',
    'ΤΟΚΙΟ',
  ])('pose as those of another script: %s', (name) =>
    expect(hasConfusableLetters(name)).toBe(true),
  );

  it.each([
    'Łódź & naïve',
    'Читалка',
    'Роса и слова',
    'Ελληνικά',
    'Հայերեն',
    'עברית',
    'کتاب‌ها',
    'हिन्दी शब्द',
    'বাংলা র‍্যাক',
    'Ankiで単語カードABC',
    '漢字kana',
    '한국어English단어',
    'เรียนEnglishง่าย',
    'Читалка for Wordgrove',
    '２０ Wörter',
    'C++ 👍 №1',
  ])('are as its readers write: %s', (name) => expect(hasConfusableLetters(name)).toBe(false));

  it('never pose as Latin ones without a mark, whichever lookalike of Unicode’s table it is', () => {
    const lookalikes = Object.entries(prototypes).filter(([, each]) => /^[a-z]+$/i.test(each));
    expect(lookalikes.length).toBeGreaterThan(1_300);
    const missed = lookalikes.filter(([letter, prototype]) => {
      const [name, known] = [`Cloud${letter}base`, `Cloud${prototype}base`];
      return foldedName(name) !== foldedName(known);
    });
    expect(missed).toEqual([]);
  });
});
