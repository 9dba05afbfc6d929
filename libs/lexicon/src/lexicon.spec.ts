import type { QuestionType } from '@wordgrove/contracts';
import { Dictionary } from './dictionary/dictionary.js';
import { Lexicon } from './lexicon.js';
import { word } from './word.fixture.js';
import { risingDifficulty } from './question-type-choice.js';

const lexicon = Lexicon.open();

function isPastForm(option: string): boolean {
  const readings = Dictionary.shared().find(option)?.readings ?? [];
  return readings.some(({ inflection }) => inflection === 'past');
}

const GARDEN = 'an area of land where you grow flowers or vegetables';

describe('an English word', () => {
  it('can be asked in six ways', () => {
    expect(lexicon.questionTypes(word('argument'))).toEqual(risingDifficulty);
  });

  it('is defined among three other definitions', () => {
    const card = lexicon.buildQuestion(word('garden'), 'QUESTION_TYPE_DEFINITION_CHOICE', 's');
    expect(card).toMatchObject({
      question: 'garden',
      hint: 'noun',
      correctAnswer: GARDEN,
      source: 'WORDNET',
    });
    expect(new Set(card.options).size).toBe(4);
    expect(card.options).toContain(card.correctAnswer);
    expect(card.explanation).toContain(GARDEN);
  });

  it('is chosen for its definition, in the form in which it was collected', () => {
    const card = lexicon.buildQuestion(word('walked'), 'QUESTION_TYPE_TERM_CHOICE', 's');
    expect(card.correctAnswer).toBe('walked');
    expect(card.hint).toBe('verb, past form');
    for (const option of card.options) expect(isPastForm(option)).toBe(true);
  });

  it('keeps its `to` in every option', () => {
    const card = lexicon.buildQuestion(word('to walk'), 'QUESTION_TYPE_TERM_CHOICE', 's');
    expect(card.options).toContain('to walk');
    for (const option of card.options) expect(option).toMatch(/^to /);
  });

  it('is typed from its definition, with its first letters', () => {
    const card = lexicon.buildQuestion(word('garden'), 'QUESTION_TYPE_TYPING', 's');
    expect(card).toMatchObject({
      question: GARDEN,
      hint: 'noun, gar… (6 letters), “She grows roses in the ____ behind her house.”',
      options: [],
      correctAnswer: 'garden',
      acceptedAnswers: ['garden'],
    });
  });

  it('shows fewer letters of a form than would tell the whole base form', () => {
    const { hint } = lexicon.buildQuestion(word('arching'), 'QUESTION_TYPE_TYPING', 's');
    expect(hint).toContain(', ar… (6 letters)');
  });

  it('shows as many letters as tell it from words that may be meant as well', () => {
    const hintOf = (term: string) =>
      lexicon.buildQuestion(word(term), 'QUESTION_TYPE_TYPING', 's').hint;
    // Not `provoking`, not `throws`.
    expect(hintOf('prompting')).toMatch(/, prom… \(8 letters\), “Her strange question ____ him/);
    expect(hintOf('tosses')).toMatch(/, to… \(4 letters\), “/);
  });

  it.each([
    ['sends', 'ships', 'send', 'I will ____ you a postcard from Italy.'],
    ['instituting', 'instigating', 'instituted', 'The school ____ a new rule that bans phones.'],
    ['aligns', 'allies', 'align', '“____ the edges of the two sheets'],
  ])(
    'is typed into the sentence of its entry, not alone as %s beside %s',
    (term, _, form, text) => {
      const card = lexicon.buildQuestion(word(term), 'QUESTION_TYPE_TYPING', 's');
      expect(card).toMatchObject({ correctAnswer: form, acceptedAnswers: [form] });
      expect(card.hint).toContain(text);
    },
  );

  it('accepts no word that learners know in another sense', () => {
    const { acceptedAnswers } = lexicon.buildQuestion(word('trailed'), 'QUESTION_TYPE_TYPING', 's');
    expect(acceptedAnswers).toEqual(['trailed']);
  });

  it('has no synonym that cannot stand before the preposition of the sentence', () => {
    const card = lexicon.buildQuestion(word('dispose'), 'QUESTION_TYPE_TYPING', 's');
    expect(card.hint).toContain('____ of your rubbish');
    expect(card.acceptedAnswers).toEqual(['dispose']);
  });

  it('is not accepted in a spelling that only WordNet has', () => {
    const { acceptedAnswers } = lexicon.buildQuestion(
      word('negotiate'),
      'QUESTION_TYPE_TYPING',
      '',
    );
    expect(acceptedAnswers).toEqual(['negotiate']);
    const gray = lexicon.buildQuestion(word('gray'), 'QUESTION_TYPE_TYPING', '');
    expect(gray.acceptedAnswers).toEqual(['gray', 'grey']);
  });

  it('may be typed without its article', () => {
    const card = lexicon.buildQuestion(word('the garden'), 'QUESTION_TYPE_TYPING', 's');
    expect(card.acceptedAnswers).toEqual(['garden', 'the garden']);
  });

  it.each(['fuck', 'coolie'])('is only recalled if it is coarse: %s', (term) => {
    expect(lexicon.questionTypes(word(term))).toEqual(['QUESTION_TYPE_RECALL']);
    const { hint } = lexicon.buildQuestion(word(term), 'QUESTION_TYPE_TYPING', 's');
    expect(hint).toMatch(/vulgar|offensive/);
  });

  it.each(['am', 'was', 'been'])('is asked only as a gap if it is grammar: %s', (term) => {
    expect(lexicon.questionTypes(word(term))).toEqual(['QUESTION_TYPE_RECALL']);
    const contexts = [{ sentence: `Nobody knows what I ${term} this year.` }];
    const met = word(term, { contexts });
    expect(lexicon.questionTypes(met)).toEqual(['QUESTION_TYPE_TYPING', 'QUESTION_TYPE_RECALL']);
    expect(lexicon.profile(met).questionTypes).toEqual(lexicon.questionTypes(met));
    const { question, correctAnswer } = lexicon.ask(met, risingDifficulty, 's');
    expect([question, correctAnswer]).toEqual(['Nobody knows what I ____ this year.', term]);
  });

  it.each([
    ['screechier', 'screechy'],
    ['pumices', 'pumice'],
    ['teared', 'tear'],
    ['blueprinting', 'blueprint'],
    ['believing', 'believe'],
  ])('is asked in its base form if nobody says %s', (term, base) => {
    for (const type of lexicon.questionTypes(word(term))) {
      const card = lexicon.buildQuestion(word(term), type, 's');
      expect([card.question, card.correctAnswer, ...card.options]).not.toContain(term);
      if (/TYPING|TERM/.test(type)) expect(card.correctAnswer).toBe(base);
    }
  });

  it.each([
    ['pyramids', 'pyramid', 'a large ancient stone building with four triangular sides'],
    ['devil', 'devil', 'in some religions, the strongest bad spirit and the enemy of God'],
  ])(
    'is asked as our entry writes it, if WordNet has it as a name: %s',
    (term, typed, question) => {
      const card = lexicon.buildQuestion(word(term), 'QUESTION_TYPE_TYPING', 's');
      expect(card).toMatchObject({ correctAnswer: typed, question });
    },
  );

  it('is explained without other senses that say nearly the same', () => {
    const { explanation } = lexicon.buildQuestion(word('trick'), 'QUESTION_TYPE_RECALL', 's');
    expect(explanation).toMatch(
      /to make people believe what is not true.* Other senses: \(noun\) something clever/,
    );
    expect(explanation).not.toContain('make somebody believe');
    const begin = lexicon.buildQuestion(word('begin'), 'QUESTION_TYPE_RECALL', 's');
    expect(begin.explanation).not.toContain('Israel');
    const hating = lexicon.buildQuestion(word('hating'), 'QUESTION_TYPE_RECALL', 's');
    expect(hating.explanation).not.toContain('the head');
  });

  it('is only recalled if people have left it out of our dictionary, unless the learner’s texts tell more', () => {
    expect(lexicon.questionTypes(word('mil'))).toEqual(['QUESTION_TYPE_RECALL']);
    const met = word('mil', {
      contexts: [{ sentence: 'The coin was worth five mils in Cyprus.' }],
    });
    expect(lexicon.questionTypes(met)).toContain('QUESTION_TYPE_TYPING');
  });

  it('is recalled with the meaning in our words', () => {
    const card = lexicon.buildQuestion(word('assembly'), 'QUESTION_TYPE_RECALL', 's');
    expect(card.correctAnswer).toBe('a group of people who meet to discuss or decide things');
  });

  it('is recalled by the learner’s own note before the dictionary’s', () => {
    const noted = word('garden', { notes: ['Garten'] });
    const card = lexicon.buildQuestion(noted, 'QUESTION_TYPE_RECALL', 's');
    expect(card).toMatchObject({ correctAnswer: 'Garten', source: 'NOTE', options: [] });
  });

  it('gets the same question for the same seed and another order for others', () => {
    const build = (seed: string): string[] =>
      lexicon.buildQuestion(word('garden'), 'QUESTION_TYPE_DEFINITION_CHOICE', seed).options;
    expect(build('a')).toEqual(build('a'));
    const places = new Set(
      Array.from({ length: 40 }, (_, seed) => build(`${seed}`).indexOf(GARDEN)),
    );
    expect(places.size).toBe(4);
  });

  it('that has to lose its accents is left to the learner’s note', () => {
    const noted = word('gärden', { notes: ['a misspelling'] });
    expect(lexicon.buildQuestion(noted, 'QUESTION_TYPE_TYPING', 's').source).toBe('NOTE');
    expect(lexicon.buildQuestion(word('gärden'), 'QUESTION_TYPE_TYPING', 's').source).toBe(
      'WORDNET',
    );
  });
});

describe('ask', () => {
  const typeOf = (term: string, allowed: readonly QuestionType[], masteryLevel: number): string =>
    lexicon.ask(word(term, { masteryLevel }), allowed, 's').questionType;

  it('asks as the mastery wishes, within what is allowed', () => {
    expect(typeOf('garden', risingDifficulty, 0)).toBe('QUESTION_TYPE_DEFINITION_CHOICE');
    expect(typeOf('garden', ['QUESTION_TYPE_TYPING'], 0)).toBe('QUESTION_TYPE_TYPING');
    expect(typeOf('garden', ['QUESTION_TYPE_RECALL'], 5)).toBe('QUESTION_TYPE_RECALL');
    expect(typeOf('garden', ['QUESTION_TYPE_RECALL', 'QUESTION_TYPE_TYPING'], 0)).toBe(
      'QUESTION_TYPE_TYPING',
    );
  });

  it('asks in another way if the word can’t be asked in an allowed one', () => {
    expect(typeOf('clarinet', ['QUESTION_TYPE_SYNONYM_CHOICE'], 0)).toBe(
      'QUESTION_TYPE_DEFINITION_CHOICE',
    );
    expect(typeOf('xyzzyq', ['QUESTION_TYPE_TYPING'], 5)).toBe('QUESTION_TYPE_RECALL');
  });

  it('returns the same card for the same seed', () => {
    const card = (): unknown => lexicon.ask(word('garden'), risingDifficulty, 'seed');
    expect(card()).toEqual(card());
  });
});
