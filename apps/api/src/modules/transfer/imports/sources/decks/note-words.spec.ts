import type { AnkiCard } from '@wordgrove/anki';
import { parseMapping } from '../mapping.js';
import { FieldChoices } from './field-choices.js';
import { wordsOfNote, type NoteContent } from './note-words.js';

const AT = new Date('2026-03-01T12:00:00Z');

const note = (
  fields: Record<string, string>,
  overrides: Partial<NoteContent> = {},
): NoteContent => ({
  noteTypeName: 'Vocabulary',
  fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
  ...{ tags: [], original: null, cards: [], fault: null },
  ...overrides,
});

function wordsOf(notes: readonly NoteContent[], mapping = '') {
  const mappings = parseMapping(mapping);
  const choices = new FieldChoices(mappings, 'LANGUAGE_ENGLISH');
  for (const each of notes) choices.see(each);
  const scene = { language: 'LANGUAGE_ENGLISH' as const, at: AT, isMapped: mappings !== null };
  return notes.flatMap((each) => wordsOfNote(each, choices.of(each), scene));
}

const valuesOf = (...parameters: Parameters<typeof wordsOf>) =>
  wordsOf(...parameters).map(({ value, fault }) => fault ?? value);

describe('the word of a note', () => {
  it.each<[string, Record<string, string>, object]>([
    ['the first field', { A: 'quay', B: 'a wharf' }, { term: 'quay', notes: ['a wharf'] }],
    [
      'not a rank',
      { Rank: '17', Word: 'quay', B: 'a wharf' },
      { term: 'quay', notes: ['a wharf'] },
    ],
    ['not a rank without a name', { A: '#3', B: 'quay', C: 'x' }, { term: 'quay', notes: ['x'] }],
    ['not an id', { ID: 'O>T%hRw$1x', B: 'quay', C: 'x' }, { term: 'quay', notes: ['x'] }],
    ['not a picture', { Image: '<img src=a.png>', B: 'quay', C: 'x' }, { term: 'quay' }],
    ['a number, if it says what it is', { Front: 'uno', Back: '1' }, { term: 'uno', notes: ['1'] }],
    [
      'the word of a deck that begins with an index and has sentences too',
      {
        'Optimized-Voc-Index': '1',
        'Vocabulary-Kanji': '食べる',
        'Vocabulary-Kana': 'たべる',
        'Vocabulary-English': 'to eat',
        Expression: '母は朝ご飯を食べています。',
      },
      {
        ...{ term: '食べる', notes: ['たべる', 'to eat'] },
        contexts: [{ sentence: '母は朝ご飯を食べています。' }],
      },
    ],
  ])('is %s', (_title, fields, word) => {
    expect(valuesOf([note(fields)])).toMatchObject([word]);
  });

  it('is chosen for each note type, by all samples of it', () => {
    const notes = [
      note({ A: '7', B: 'seven', C: 'x' }),
      note({ A: 'quay', B: 'wharf', C: 'y' }),
      note({ A: '1', B: 'pier' }, { noteTypeName: 'Ranked' }),
    ];
    expect(valuesOf(notes)).toMatchObject([
      { term: '7', notes: ['seven'] },
      { term: 'quay', notes: ['wharf'] },
      { term: 'pier' },
    ]);
    expect(valuesOf(notes, 'Ranked=term:B;term:C,notes:A')).toMatchObject([
      { term: 'x', notes: ['7'] },
      { term: 'y' },
      { term: 'pier', notes: [] },
    ]);
  });

  it('is missing, with the fields that were seen, if no field is one', () => {
    const seen = {
      reason: 'INVALID_MAPPING',
      description: expect.stringContaining('“Rank”, “No”'),
    };
    expect(valuesOf([note({ Rank: '1', No: '2' })])).toMatchObject([seen]);
    expect(valuesOf([note({ Rank: '1', No: '2' })], 'term:Word')).toMatchObject([seen]);
    const tooLarge = note({}, { fault: 'NOTE_TOO_LARGE' });
    expect(valuesOf([tooLarge])).toMatchObject([{ reason: 'TOO_LONG' }]);
  });
});

describe('the words of a note with gaps', () => {
  const card = (ord: number, overrides: Partial<AnkiCard> = {}): AnkiCard => ({
    ...{ ord, type: 'REVIEW', isSuspended: false, deckName: '', intervalDays: 30, dueAt: AT },
    ...{ easeFactor: 2.5, reps: 0, lapses: 0, memory: null, reviews: [] },
    ...overrides,
  });

  it('are the gaps, each with its sentence, its hint and the past of its card', () => {
    const at = new Date('2026-01-01');
    const reviews = [{ at, ease: 3 as const, kind: 'REVIEW' as const, intervalDays: 1, timeMs: 5 }];
    const cards = [card(0), card(1, { isSuspended: true, reviews })];
    const text = 'He {{c1::<b>left</b>::went &amp; gone}} the {{c2::quay}}.<br>{{c1::Then}} rain.';
    const words = wordsOf([note({ Text: text, Extra: 'a poem' }, { cards, tags: ['sea'] })]);
    const sentence = 'He left the quay.';
    expect(words).toMatchObject([
      {
        value: { term: 'left', notes: ['went & gone', 'a poem'], contexts: [{ sentence }] },
        past: { suspended: false, reviews: [] },
      },
      {
        value: { term: 'quay', notes: ['a poem'], contexts: [{ sentence }], tags: ['sea'] },
        past: { suspended: true, reviews: [{ rating: 'GOOD' }] },
      },
      { value: { term: 'Then', contexts: [{ sentence: 'Then rain.' }], mastery_level: 3 } },
    ]);
  });

  it('are found in whatever field they are, and inside of each other', () => {
    const fields = { Id: '12', Text: 'a {{c1::b {{c2::c}}}} d' };
    expect(valuesOf([note(fields)])).toMatchObject([{ term: 'c' }, { term: 'b c' }]);
    const others = { Title: 'On b', Text: 'a {{c1::b}} d' };
    expect(valuesOf([note(others)])).toMatchObject([{ term: 'b' }]);
  });

  it('are none if gaps have no text or never end', () => {
    const picture = '{{c1::image-occlusion:rect:left=.1:top=.2}}';
    expect(valuesOf([note({ Occlusion: picture, Header: 'Map' })])).toMatchObject([
      { reason: 'TOO_SHORT', field: 'term' },
    ]);
    expect(valuesOf([note({ Text: 'a {{c1::' })])).toMatchObject([{ reason: 'TOO_SHORT' }]);
  });

  it('are none if there are more than 50, and each of 50', () => {
    const gaps = (count: number) =>
      Array.from({ length: count }, (_, at) => `{{c1::word ${at}}}`).join(' ');
    expect(valuesOf([note({ Text: gaps(51) })])).toMatchObject([{ reason: 'TOO_MANY' }]);
    expect(valuesOf([note({ Text: gaps(50) })])).toHaveLength(50);
  });

  it('take time in proportion to a note, however many there are', () => {
    const before = process.cpuUsage();
    const text = `${'{{c1::a '.repeat(50_000)}${'}}'.repeat(50_000)}`;
    expect(valuesOf([note({ Text: text })])).toMatchObject([{ reason: 'TOO_MANY' }]);
    expect(process.cpuUsage(before).user).toBeLessThan(10_000_000);
  });
});
