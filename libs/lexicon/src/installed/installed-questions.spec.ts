import type { QuestionType } from '@wordgrove/contracts';
import { Lexicon } from '../lexicon.js';
import type { WordToAsk } from '../question.js';
import type { InstalledDictionary, InstalledEntry } from './installed-dictionary.js';

const entry = (
  term: string,
  partOfSpeech: string,
  definitions: string[],
  more: Partial<InstalledEntry> = {},
): InstalledEntry => ({
  ...{
    term,
    partOfSpeech,
    definitions,
    readings: [],
    gender: '',
    labels: [],
    commonness: 1,
    examples: [],
  },
  ...more,
});

const nouns =
  'Brot bread,Stuhl chair,Lampe lamp,Wolke cloud,Zahn tooth,Schuh shoe,Insel island,Nebel fog';
const verbs = 'laufen run,singen sing,kochen cook,werfen throw,zahlen pay,lachen laugh,fallen fall';

const listOf = (text: string, partOfSpeech: string): InstalledEntry[] =>
  text.split(',').map((pair) => {
    const [term = '', definition = ''] = pair.split(' ');
    return entry(term, partOfSpeech, [definition]);
  });

const entries = [
  ...listOf(nouns, 'noun'),
  ...listOf(verbs, 'verb'),
  entry('Haus', 'noun', ['house', 'home'], {
    examples: [
      { sentence: 'Sie wollen ein Haus bauen.', translation: 'They want to build a house.' },
    ],
  }),
  entry('Hütte', 'noun', ['small house']),
  entry('Mist', 'noun', ['crap'], { labels: ['vulgar'] }),
  entry('Radio', 'noun', ['radio']),
  entry('essen', 'verb', ['eat']),
  entry('Essen', 'noun', ['food', 'meal']),
  entry('食べる', 'verb', ['to eat'], { readings: ['たべる'] }),
];

const dictionary: InstalledDictionary = {
  ...{ title: 'Small German', isEnglish: true },
  find: (term) => entries.filter((each) => each.term.toLowerCase() === term.toLowerCase()),
  sample: (_, partOfSpeech) =>
    entries.filter((each) => each.partOfSpeech === partOfSpeech && each.labels.length === 0),
};

const lexicon = Lexicon.open(() => [dictionary]);

const word = (term: string, more: Partial<WordToAsk> = {}): WordToAsk => ({
  ...{
    term,
    language: 'LANGUAGE_GERMAN',
    masteryLevel: 0,
    notes: [],
    contexts: [],
    otherNotes: [],
  },
  ...more,
});

const ask = (asked: WordToAsk, type: string, seed = 'seed') =>
  lexicon.buildQuestion(asked, `QUESTION_TYPE_${type}` as QuestionType, seed);

const asEntries = (options: readonly string[]) =>
  options.map((option) => entries.find((each) => each.term === option));

describe('a word of an installed dictionary', () => {
  it('is asked by its definition among those of other words of its kind', () => {
    const card = ask(word('das Haus'), 'DEFINITION_CHOICE');
    expect(card).toMatchObject({
      question: 'das Haus',
      correctAnswer: 'house; home',
      hint: 'noun',
      source: 'Small German',
    });
    expect(new Set(card.options).size).toBe(4);
    expect(card.explanation).toContain('“Sie wollen ein Haus bauen.”: They want to build a house.');
  });

  it('is never asked beside what may be right, another kind of word, or what is vulgar', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { options } = ask(word('Haus'), 'TERM_CHOICE', `${seed}`);
      expect(options).toHaveLength(4);
      expect(options).not.toContain('Hütte');
      expect(asEntries(options).every((each) => each?.partOfSpeech === 'noun')).toBe(true);
      expect(asEntries(options).every((each) => each?.labels.length === 0)).toBe(true);
    }
  });

  it('is asked beside words whose translations are as common and of the same form', () => {
    const rare = 'Böttcher cooper,Schäkel shackle,Scholle plaice,Traufe eaves,Zwiebeln onions';
    const many = [...listOf(rare, 'noun'), ...entries];
    const sample = () =>
      many.filter(({ partOfSpeech, labels }) => partOfSpeech === 'noun' && labels.length === 0);
    const large = Lexicon.open(() => [{ ...dictionary, sample }]);
    const options = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap(
      (seed) => large.buildQuestion(word('Haus'), 'QUESTION_TYPE_TERM_CHOICE', seed).options,
    );
    for (const { term } of listOf(rare, 'noun')) expect(options).not.toContain(term);
  });

  it('is asked in the learner’s sentence, and otherwise in an example', () => {
    const own = word('Haus', { contexts: [{ sentence: 'Das Haus ist alt.' }] });
    expect(ask(own, 'CLOZE_CHOICE')).toMatchObject({
      question: 'Das ____ ist alt.',
      hint: 'noun, house; home',
      source: 'CONTEXT',
    });
    expect(ask(own, 'TYPING')).toMatchObject({ question: 'Das ____ ist alt.', source: 'CONTEXT' });
    expect(ask(word('Haus'), 'CLOZE_CHOICE')).toMatchObject({
      question: 'Sie wollen ein ____ bauen.',
      hint: 'noun, They want to build a house.',
      source: 'Small German',
    });
  });

  it('is typed from its definition, also as it is read', () => {
    expect(ask(word('Haus'), 'TYPING')).toMatchObject({
      question: 'house; home',
      hint: 'noun, H… (4 letters)',
      acceptedAnswers: ['Haus'],
    });
    const japanese = word('食べる', { language: 'LANGUAGE_JAPANESE' });
    expect(ask(japanese, 'TYPING').acceptedAnswers).toEqual(['食べる', 'たべる']);
  });

  it('is the one that the learner writes, as a noun or a verb', () => {
    expect(ask(word('Essen'), 'TYPING').question).toBe('food; meal');
    expect(ask(word('essen'), 'TYPING').question).toBe('eat');
    expect(ask(word('das Essen'), 'TYPING').question).toBe('food; meal');
  });

  it('is asked in the sense with the commonest translation first', () => {
    const bridges = ['jigger', 'bridges', 'bridge'].map((each, at) =>
      entry('Brücke', 'noun', [each], { commonness: 9 - at }),
    );
    const ranking = Lexicon.open(() => [{ ...dictionary, find: () => bridges }]);
    const card = ranking.buildQuestion(word('Brücke'), 'QUESTION_TYPE_RECALL', 'seed');
    expect(card.correctAnswer).toMatch(/^bridge;/);
    const forms = ['p', 'n'].map((gender) => entry('Fenster', 'noun', [gender], { gender }));
    const windows = Lexicon.open(() => [{ ...dictionary, find: () => forms }]);
    const { correctAnswer } = windows.buildQuestion(word('Fenster'), 'QUESTION_TYPE_RECALL', '');
    expect(correctAnswer).toBe('n');
  });

  it('is not asked by a definition that names it', () => {
    expect(lexicon.questionTypes(word('Radio'))).toEqual(['QUESTION_TYPE_RECALL']);
    expect(ask(word('Radio'), 'RECALL')).toMatchObject({ correctAnswer: 'radio' });
  });

  it('is asked by the learner’s note if that says something else', () => {
    const noted = word('Haus', { notes: ['dynasty'] });
    expect(ask(noted, 'TYPING')).toMatchObject({ question: 'dynasty', source: 'NOTE' });
    expect(ask(noted, 'RECALL')).toMatchObject({ correctAnswer: 'dynasty', source: 'NOTE' });
    const home = word('Haus', { notes: ['where my home is'] });
    expect(ask(home, 'DEFINITION_CHOICE')).toMatchObject({ correctAnswer: 'home' });
  });

  it('is unknown if no dictionary has it, and English is asked from WordNet', () => {
    expect(lexicon.questionTypes(word('Xyz'))).toEqual(['QUESTION_TYPE_RECALL']);
    const english = word('lamp', { language: 'LANGUAGE_ENGLISH' });
    expect(ask(english, 'DEFINITION_CHOICE').source).toBe('WORDNET');
  });
});

describe('wrong options of an installed dictionary', () => {
  const optionsOf = (type: string, others: InstalledEntry[], asked = word('Haus')) => {
    const many = [...others, ...entries];
    const sample = (_: unknown, part: string) =>
      many.filter(({ partOfSpeech, labels }) => partOfSpeech === part && labels.length === 0);
    const find = (term: string) => many.filter((each) => each.term === term);
    const large = Lexicon.open(() => [{ ...dictionary, find, sample }]);
    return ['a', 'b', 'c', 'd', 'e', 'f'].flatMap(
      (seed) => large.buildQuestion(asked, `QUESTION_TYPE_${type}` as QuestionType, seed).options,
    );
  };

  it('have the gender of the answer, and are neither abbreviations nor plain to everybody', () => {
    const fitting = listOf('Dach roof,Fenster window,Bett bed', 'noun');
    const house = entry('Heim', 'noun', ['dwelling']);
    const neuter = [...fitting, house].map((each) => ({ ...each, gender: 'n' }));
    const bad = [
      ...listOf('Tür door,Wand wall,Treppe stairway', 'noun').map((each) => ({
        ...each,
        gender: 'f',
      })),
      ...listOf('Abt. department,X cross,Konzert concert', 'noun').map((each) => ({
        ...each,
        gender: 'n',
      })),
    ];
    const options = new Set(optionsOf('TERM_CHOICE', [...neuter, ...bad], word('Heim')));
    expect([...options].sort()).toEqual(['Bett', 'Dach', 'Fenster', 'Heim']);
  });

  it('are no definitions with signs of the dictionary', () => {
    const odd = ['fern [bot.]', 'dress jdn.'].map((each) => entry('Farn', 'noun', [each]));
    expect(optionsOf('DEFINITION_CHOICE', odd).join()).not.toMatch(/bot|jdn/);
  });

  it('are words of one kind of writing in Japanese, without a character of the answer', () => {
    const verbs = listOf('飲む drink,食う devour,走る run,歌う sing,旅行 travel', 'verb');
    const asked = word('食べる', { language: 'LANGUAGE_JAPANESE' });
    const options = new Set(optionsOf('TERM_CHOICE', verbs, asked));
    expect([...options].sort()).toEqual(['食べる', '飲む', '走る', '歌う'].sort());
  });
});

describe('a reflexive verb of an installed dictionary', () => {
  const verb = entry('verb', 'verb', ['what it means']);
  const askFrom = (term: string, listed: string, language: WordToAsk['language']) => {
    const find = (key: string) => (key === listed ? [{ ...verb, term: listed }] : []);
    return Lexicon.open(() => [{ ...dictionary, find }]).questionTypes(word(term, { language }));
  };

  it.each([
    ['sich erinnern', 'erinnern', 'LANGUAGE_GERMAN'],
    ['se souvenir', 'souvenir', 'LANGUAGE_FRENCH'],
    ["s'échapper", 'échapper', 'LANGUAGE_FRENCH'],
    ['quejarse', 'quejar', 'LANGUAGE_SPANISH'],
  ] as const)('%s is found as %s, and the reverse', (reflexive, bare, language) => {
    expect(askFrom(reflexive, bare, language)).toContain('QUESTION_TYPE_TYPING');
    expect(askFrom(bare, reflexive, language)).toContain('QUESTION_TYPE_TYPING');
  });
});

describe('the types in which a word of an installed dictionary can be asked', () => {
  it.each([
    ['Haus', {}, ['DEFINITION_CHOICE', 'TERM_CHOICE', 'CLOZE_CHOICE', 'TYPING', 'RECALL']],
    ['Brot', {}, ['DEFINITION_CHOICE', 'TERM_CHOICE', 'TYPING', 'RECALL']],
    ['Radio', {}, ['RECALL']],
    ['Fernweh', {}, ['RECALL']],
    ['Fernweh', { notes: ['wanderlust'] }, ['TYPING', 'RECALL']],
  ])('%s %j', (term, more, types) => {
    const { sense, questionTypes } = lexicon.profile(word(term, more));
    expect(sense).toBeNull();
    expect(questionTypes).toEqual(types.map((type) => `QUESTION_TYPE_${type}`));
  });
});
