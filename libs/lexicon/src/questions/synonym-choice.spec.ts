import { Lexicon } from '../lexicon.js';
import type { Question, WordToAsk } from '../question.js';

const lexicon = Lexicon.open();

function ask(term: string, more: Partial<WordToAsk> = {}): Question {
  const language = 'LANGUAGE_ENGLISH';
  const word = {
    term,
    language,
    masteryLevel: 2,
    notes: [],
    contexts: [],
    otherNotes: [],
  } as const;
  return lexicon.buildQuestion({ ...word, ...more }, 'QUESTION_TYPE_SYNONYM_CHOICE', 's');
}

describe('a synonym card', () => {
  it('asks for one of four words and says what it means', () => {
    const card = ask('sofa');
    expect(card).toMatchObject({
      questionType: 'QUESTION_TYPE_SYNONYM_CHOICE',
      question: 'sofa',
      hint: expect.stringMatching(/^noun: a soft comfortable seat/),
      correctAnswer: 'couch',
      acceptedAnswers: ['couch'],
      source: 'WORDNET',
    });
    expect(card.options).toHaveLength(4);
    expect(card.explanation).toContain('a soft comfortable seat');
  });

  it('puts every option into the form of the term', () => {
    expect(ask('purchased').correctAnswer).toBe('bought');
    const card = ask('to purchase');
    expect(card.correctAnswer).toBe('to buy');
    for (const option of card.options) expect(option).toMatch(/^to \w+$/);
  });

  it('offers words beside a word for a phrase', () => {
    const card = ask('take off');
    expect(card.correctAnswer).toBe('leave');
    for (const option of card.options) expect(option).toMatch(/^\S+$/);
  });

  it('is not of another part of speech than the one that is asked otherwise', () => {
    expect(ask('station').questionType).not.toBe('QUESTION_TYPE_SYNONYM_CHOICE');
  });

  it('follows the sense that the learner met', () => {
    const met = [{ sentence: 'No team had ever tried to scale that mountain in winter.' }];
    expect(ask('scale', { contexts: met }).correctAnswer).toBe('climb');
  });

  it.each([
    ['cat', 'in a sense that few think of'],
    ['bazaar', 'by another spelling of the word'],
  ])('does not ask for a synonym of %s %s', (term) => {
    expect(ask(term).questionType).not.toBe('QUESTION_TYPE_SYNONYM_CHOICE');
  });

  it('does not ask for a word that its hint says', () => {
    expect(ask('aids').correctAnswer).not.toBe('helps');
  });

  it.each([
    ['daylight', 'sunlight'],
    ['yule', 'Christmas'],
    ['funnier', 'odder'],
  ])('beside %s does not ask for %s, which would stand out or is hardly meant', (term, synonym) => {
    expect(ask(term).options).not.toContain(synonym);
  });

  it('does not use a word as a synonym that hardly ever is one', () => {
    expect(ask('club').correctAnswer).not.toBe('nine');
  });

  it('is another card for a word that has no synonym', () => {
    expect(ask('clarinet').questionType).toBe('QUESTION_TYPE_TERM_CHOICE');
  });
});
