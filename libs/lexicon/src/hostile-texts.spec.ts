import { ALL_LANGUAGES, type Language, type QuestionType } from '@wordgrove/contracts';
import fc from 'fast-check';
import { judgeAnswer, Lexicon, sameAnswerAs, type WordToAsk } from './index.js';
import { risingDifficulty } from './question-type-choice.js';

const lexicon = Lexicon.open();
const HAN = Array.from({ length: 255 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');

/** A word with as many notes and sentences as it can have, all like this one. */
function wordWith(language: Language, term: string, text: string): WordToAsk {
  const texts = (count: number, length: number) =>
    Array.from({ length: count }, (_, at) => `${at} ${text.repeat(length)}`.slice(0, length));
  const contexts = texts(20, 1_000).map((sentence) => ({ sentence }));
  const notes = [...texts(25, 1_000), ...texts(25, 2_000)];
  return { term, language, masteryLevel: 3, notes, contexts, otherNotes: [] };
}

/** Before it was bounded, it took seconds, or for ever. A busy machine takes some 0.2 s. */
const HANG_MS = 1_000;

/** Returns the processor time in milliseconds: on a busy machine, the time by the clock would say little. */
function costOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

beforeAll(() => void [...lexicon.openDictionary()]);

describe('a question about a word with odd texts', () => {
  it.each<[string, Language, string, string]>([
    [
      'a term with much white space',
      'LANGUAGE_GERMAN',
      `a${' '.repeat(30)}b`,
      `a${' '.repeat(200)}c`,
    ],
    [
      'other white space',
      'LANGUAGE_FRENCH',
      `a${' \u00a0'.repeat(30)}b`,
      `a${'\u00a0'.repeat(200)}c`,
    ],
    [
      'an English term with it',
      'LANGUAGE_ENGLISH',
      `qqa${' '.repeat(30)}b`,
      `qqa${' '.repeat(200)}c`,
    ],
    ['a long Chinese term', 'LANGUAGE_CHINESE', HAN, 'a '],
    ['a shorter one with tones', 'LANGUAGE_CHINESE', HAN.slice(0, 50), 'ǎ x '],
    ['a compound in parts', 'LANGUAGE_ENGLISH', 'catalog', 'catalog cat log '],
    ['repeated words', 'LANGUAGE_ENGLISH', 'a '.repeat(127), 'a '],
  ])('takes a short time: %s', (_, language, term, text) => {
    for (const only of [{}, { contexts: [] }, { notes: [] }]) {
      const word = { ...wordWith(language, term, text), ...only };
      const each = (type: QuestionType) =>
        costOf(() => lexicon.buildQuestion({ ...word }, type, 'seed'));
      expect(Math.max(...risingDifficulty.map(each))).toBeLessThan(HANG_MS);
    }
  });

  it.each<[Language, string, string]>([
    ['LANGUAGE_JAPANESE', '食(べ|べ)*xる', '食べ'],
    ['LANGUAGE_KOREAN', '가(나|나)*x다', '가나'],
    ['LANGUAGE_CHINESE', '吃(了|了)*x的', '吃了'],
    ['LANGUAGE_ENGLISH', 'a(b|b)*xing', 'ab'],
  ])(
    'takes a term in %s that looks like a pattern as it is: %s',
    (language, term, [first = '', rest = '']) => {
      const sentence = `${first}${rest.repeat(27)}。`;
      for (const one of [term, `+${term}`, `(${term}`, `[${term}`, `\\${term}`]) {
        const word = { term: one, language, masteryLevel: 3, notes: [sentence], otherNotes: [] };
        const each = (type: QuestionType) =>
          costOf(() => lexicon.buildQuestion({ ...word, contexts: [{ sentence }] }, type, 'seed'));
        expect(Math.max(...risingDifficulty.map(each))).toBeLessThan(HANG_MS);
      }
    },
  );

  it.each(ALL_LANGUAGES)(
    'is a question whatever the term and the sentence are made of: %s',
    (language) => {
      const pieces = [
        '食',
        'べ',
        'る',
        '가',
        '다',
        '的',
        'a',
        'é',
        'ß',
        'ing',
        'ن',
        'य',
        ...'()[]{}*+?|^$.\\/-\u2019 \ud800',
      ];
      const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 8 });
      const begins = fc.constantFrom('食', '가', 'a');
      const ends = fc.constantFrom('る', 'い', '다', '的', 'en', 'ing');
      const ask = (begin: string, middle: string[], end: string, around: string[]): void => {
        const [term, sentence] = [
          begin + middle.join('') + end,
          around.join('') + begin + 'べた。',
        ];
        const word = { term, language, masteryLevel: 3, notes: [sentence], otherNotes: [] };
        for (const type of risingDifficulty) {
          const asked = { ...word, contexts: [{ sentence }] };
          const { acceptedAnswers: answers } = lexicon.buildQuestion(asked, type, 'seed');
          judgeAnswer(term, { language, answers, explanation: sentence });
        }
      };
      fc.assert(fc.property(begins, texts, ends, texts, ask), { numRuns: 150 });
    },
  );

  it('has few readings', () => {
    const word = { ...wordWith('LANGUAGE_JAPANESE', '食べる', ''), contexts: [] };
    const kana = Array.from({ length: 80 }, (_, at) => `(${String.fromCodePoint(0x3041 + at)})`);
    const asked = { ...word, notes: [kana.join('')] };
    const { acceptedAnswers } = lexicon.buildQuestion(asked, 'QUESTION_TYPE_TYPING', 'seed');
    expect(acceptedAnswers).toHaveLength(21);
  });

  it('keeps its first note and all its sentences', () => {
    const word = wordWith('LANGUAGE_GERMAN', 'Wort', 'Satz ');
    expect(lexicon.buildQuestion(word, 'QUESTION_TYPE_RECALL', 'seed').correctAnswer).toBe(
      word.notes[0]?.trim(),
    );
  });
});

describe('an answer that grows when it is compared', () => {
  // One character stands for eighteen others.
  const given = 'ﷺ'.repeat(20_000);
  const answers = Array.from({ length: 21 }, (_, at) => 'ﷺ'.repeat(200) + at);

  it.each<Language>(['LANGUAGE_ENGLISH', 'LANGUAGE_ARABIC'])('is read once: %s', (language) => {
    const asked = { language, answers, explanation: '' };
    expect(costOf(() => answers.some(sameAnswerAs(given, language)))).toBeLessThan(HANG_MS);
    expect(costOf(() => judgeAnswer(given, asked))).toBeLessThan(HANG_MS);
  });
});
