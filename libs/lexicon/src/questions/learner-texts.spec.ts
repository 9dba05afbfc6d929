import { ALL_LANGUAGES, type Language } from '@wordgrove/contracts';
import { Lexicon } from '../lexicon.js';
import type { WordToAsk } from '../question.js';
import { word } from '../word.fixture.js';

const lexicon = Lexicon.open();

const others = [
  { term: 'perro', note: 'dog' },
  { term: 'gato', note: 'cat' },
  { term: 'casa', note: 'house' },
  { term: 'libro', note: 'book' },
];

const feminine = [
  { term: 'puerta', note: 'door' },
  { term: 'silla', note: 'chair' },
  { term: 'nube', note: 'cloud' },
];

describe('a word that no dictionary knows', () => {
  const spanish = (term: string, more: Partial<WordToAsk> = {}): WordToAsk =>
    word(term, { language: 'LANGUAGE_SPANISH', ...more });

  it('is only recalled if nothing is known about it', () => {
    const bare = spanish('manzana');
    expect(lexicon.questionTypes(bare)).toEqual(['QUESTION_TYPE_RECALL']);
    const card = lexicon.buildQuestion(bare, 'QUESTION_TYPE_DEFINITION_CHOICE', 's');
    expect(card).toMatchObject({
      questionType: 'QUESTION_TYPE_RECALL',
      question: 'manzana',
      correctAnswer: '',
      acceptedAnswers: [],
      options: [],
      hint: 'This word needs a note',
      explanation: 'This word needs a note: write down what it means, or where you met it.',
      source: 'TERM',
    });
  });

  it('is typed from its note', () => {
    const noted = spanish('manzana', { notes: ['apple'] });
    expect(lexicon.questionTypes(noted)).toEqual(['QUESTION_TYPE_TYPING', 'QUESTION_TYPE_RECALL']);
    expect(lexicon.buildQuestion(noted, 'QUESTION_TYPE_DEFINITION_CHOICE', 's')).toMatchObject({
      questionType: 'QUESTION_TYPE_TYPING',
      question: 'apple',
      hint: 'm… (7 letters)',
      correctAnswer: 'manzana',
      source: 'NOTE',
    });
  });

  it('is chosen among the learner’s other notes', () => {
    const noted = spanish('manzana', { notes: ['apple'], otherNotes: others });
    const card = lexicon.buildQuestion(noted, 'QUESTION_TYPE_DEFINITION_CHOICE', 's');
    expect(card).toMatchObject({ question: 'manzana', correctAnswer: 'apple', source: 'NOTE' });
    expect(card.options).toHaveLength(4);
    expect(card.options).toContain('apple');
  });

  it('needs three other notes that differ from its own and from each other', () => {
    const doubles = [
      { term: 'poma', note: 'Apple' },
      { term: 'perro', note: 'dog' },
      { term: 'can', note: 'DOG ' },
      { term: 'gato', note: 'cat' },
      { term: 'manzana', note: 'fruit' },
    ];
    const noted = spanish('manzana', { notes: ['apple'], otherNotes: doubles });
    expect(lexicon.questionTypes(noted)).not.toContain('QUESTION_TYPE_DEFINITION_CHOICE');
  });

  it('fills the gap in a sentence that it was met in', () => {
    const met = spanish('manzana', {
      notes: ['apple'],
      contexts: [{ sentence: 'Como una manzana cada día.' }],
      otherNotes: feminine,
    });
    const card = lexicon.buildQuestion(met, 'QUESTION_TYPE_CLOZE_CHOICE', 's');
    expect(card).toMatchObject({
      questionType: 'QUESTION_TYPE_CLOZE_CHOICE',
      question: 'Como una ____ cada día.',
      correctAnswer: 'manzana',
      source: 'CONTEXT',
    });
    expect(card.options).toHaveLength(4);
    expect(card.options).toContain('manzana');
  });

  it('is typed in the form that its gap needs, with its note as a hint', () => {
    const met = spanish('la manzana', {
      notes: ['apple'],
      contexts: [{ sentence: 'Compré dos manzanas en el mercado.' }],
      otherNotes: others.map(({ term, note }) => ({ term: `el ${term}`, note })),
    });
    // The other words would be in another form, which would tell the answer.
    expect(lexicon.questionTypes(met)).not.toContain('QUESTION_TYPE_CLOZE_CHOICE');
    expect(lexicon.buildQuestion(met, 'QUESTION_TYPE_TYPING', 's')).toMatchObject({
      question: 'Compré dos ____ en el mercado.',
      correctAnswer: 'manzanas',
      acceptedAnswers: ['manzanas', 'la manzana'],
      hint: 'apple, m… (8 letters)',
      explanation: '“Compré dos manzanas en el mercado.” Your note: apple',
    });
  });

  it('is only beside words of its own part of speech', () => {
    const russian = (term: string, note: string): { term: string; note: string } => ({
      term,
      note,
    });
    const nouns = ['стол', 'книга', 'город', 'окно'].map((term) => russian(term, 'a thing'));
    const verbs = [
      russian('читать', 'to read'),
      russian('писать', 'to write'),
      russian('думать', 'to think'),
    ];
    const met = word('идти', {
      language: 'LANGUAGE_RUSSIAN',
      notes: ['to go'],
      contexts: [{ sentence: 'Он хочет идти к дому.' }],
    });
    const types = lexicon.questionTypes({ ...met, otherNotes: nouns });
    expect(types).not.toContain('QUESTION_TYPE_CLOZE_CHOICE');
    expect(types).toContain('QUESTION_TYPE_TYPING');
    const asked = { ...met, otherNotes: [...nouns, ...verbs] };
    const card = lexicon.buildQuestion(asked, 'QUESTION_TYPE_CLOZE_CHOICE', 's');
    expect([...card.options].sort()).toEqual(['думать', 'идти', 'писать', 'читать']);
  });

  it.each([
    [
      'LANGUAGE_ENGLISH',
      'look forward to',
      'I’m looking forward to seeing you.',
      'looking forward to',
    ],
    ['LANGUAGE_ENGLISH', 'run out of', 'We ran out of milk.', 'ran out of'],
    [
      'LANGUAGE_ENGLISH',
      'get on one’s nerves',
      'It gets on my nerves, really.',
      'gets on my nerves',
    ],
    ['LANGUAGE_FRENCH', 'cheval', 'Les chevaux courent.', 'chevaux'],
    ['LANGUAGE_FRENCH', 'avoir besoin de', 'Il avait besoin de ton aide.', 'avait besoin de'],
    ['LANGUAGE_SPANISH', 'rojo', 'Una falda roja.', 'roja'],
    ['LANGUAGE_GERMAN', 'das Haus', 'Die Häuser sind alt.', 'Häuser'],
    ['LANGUAGE_JAPANESE', '食べる', '昨日すしを食べました。', '食べました'],
    ['LANGUAGE_JAPANESE', '洗う', '手を洗ってください。', '洗って'],
    ['LANGUAGE_KOREAN', '가다', '어제 학교에 갔어요.', '갔어요'],
  ] as const)('%s: %s is found in “%s”', (language, term, sentence, form) => {
    const card = lexicon.buildQuestion(
      word(term, { language, contexts: [{ sentence }] }),
      'QUESTION_TYPE_TYPING',
      's',
    );
    expect(card).toMatchObject({ correctAnswer: form, acceptedAnswers: [form, term] });
    expect(card.question).toBe(sentence.replace(form, '____'));
  });

  it('is not told by the capital that begins its sentence', () => {
    const contexts = [{ sentence: 'Manzana hay en el mercado.' }];
    const met = spanish('manzana', { notes: ['apple'], contexts, otherNotes: feminine });
    const card = lexicon.buildQuestion(met, 'QUESTION_TYPE_CLOZE_CHOICE', 's');
    expect(card.correctAnswer).toBe('Manzana');
    for (const option of card.options) expect(option).toMatch(/^\p{Lu}/u);
  });

  it('does not read another word of its sentence as a form of itself', () => {
    const met = spanish('ir', { contexts: [{ sentence: 'Fue irónico y triste.' }] });
    expect(lexicon.questionTypes(met)).toEqual(['QUESTION_TYPE_RECALL']);
    const noted = spanish('manzana', { notes: ['Compré dos manzanares.'] });
    expect(lexicon.buildQuestion(noted, 'QUESTION_TYPE_TYPING', 's').question).toBe(
      'Compré dos manzanares.',
    );
  });

  it('is typed into the gap if there are too few other words', () => {
    const met = spanish('manzana', { contexts: [{ sentence: 'Como una Manzana cada día.' }] });
    const card = lexicon.buildQuestion(met, 'QUESTION_TYPE_CLOZE_CHOICE', 's');
    expect(card).toMatchObject({
      questionType: 'QUESTION_TYPE_TYPING',
      question: 'Como una ____ cada día.',
      correctAnswer: 'Manzana',
    });
  });

  it('never shows its term in a question that asks for it', () => {
    const noted = spanish('manzana', { notes: ['la manzana es una fruta'], otherNotes: others });
    for (const type of lexicon.questionTypes(noted)) {
      if (type === 'QUESTION_TYPE_RECALL') continue;
      expect(lexicon.buildQuestion(noted, type, 's').question).not.toContain('manzana');
    }
  });

  it('does not offer a word that the sentence already has, or a kin of the answer', () => {
    const met = spanish('manzana', {
      contexts: [{ sentence: 'El perro come la manzana.' }],
      otherNotes: [...others.slice(0, 3), { term: 'manzanas', note: 'apples' }],
    });
    expect(lexicon.questionTypes(met)).not.toContain('QUESTION_TYPE_CLOZE_CHOICE');
  });

  it('finds English inflections in the sentence', () => {
    const met = word('yeet', { contexts: [{ sentence: 'She yeeted the ball over the fence.' }] });
    const card = lexicon.buildQuestion(met, 'QUESTION_TYPE_TYPING', 's');
    expect(card.question).toBe('She ____ the ball over the fence.');
    expect(card.acceptedAnswers).toEqual(['yeeted', 'yeet']);
  });

  it('does not give a short term away by its first letter', () => {
    const noted = word('苹果', { language: 'LANGUAGE_CHINESE', notes: ['apple'] });
    expect(lexicon.buildQuestion(noted, 'QUESTION_TYPE_TYPING', 's').hint).toBe('');
  });
});

describe('every language', () => {
  it.each(ALL_LANGUAGES)('%s can be learned from the first day', (language: Language) => {
    const noted = word('qwxz', { language, notes: ['a note'], otherNotes: others });
    expect(lexicon.questionTypes(noted)).toEqual([
      'QUESTION_TYPE_DEFINITION_CHOICE',
      'QUESTION_TYPE_TYPING',
      'QUESTION_TYPE_RECALL',
    ]);
  });

  it('is looked up in English only', () => {
    expect([...lexicon.languages]).toEqual(['LANGUAGE_ENGLISH']);
    const german = word('garden', { language: 'LANGUAGE_GERMAN' });
    expect(lexicon.questionTypes(german)).toEqual(['QUESTION_TYPE_RECALL']);
  });
});
