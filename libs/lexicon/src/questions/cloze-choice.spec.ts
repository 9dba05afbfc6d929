import { Lexicon } from '../lexicon.js';
import type { Question, WordToAsk } from '../question.js';

const lexicon = Lexicon.open();

function ask(term: string, more: Partial<WordToAsk> = {}, seed = 's'): Question {
  const language = 'LANGUAGE_ENGLISH';
  const word = {
    term,
    language,
    masteryLevel: 3,
    notes: [],
    contexts: [],
    otherNotes: [],
  } as const;
  return lexicon.buildQuestion({ ...word, ...more }, 'QUESTION_TYPE_CLOZE_CHOICE', seed);
}

const met = (sentence: string): Partial<WordToAsk> => ({ contexts: [{ sentence }] });

describe('a cloze card', () => {
  it('is made of the learner’s context before anything else', () => {
    const noted = { notes: ['The harbor was full of noise.'] };
    const card = ask('harbor', { ...met('Small boats lay in the harbor all winter.'), ...noted });
    expect(card).toMatchObject({
      questionType: 'QUESTION_TYPE_CLOZE_CHOICE',
      question: 'Small boats lay in the ____ all winter.',
      correctAnswer: 'harbor',
      acceptedAnswers: ['harbor'],
      source: 'CONTEXT',
    });
    expect(card.options).toHaveLength(4);
    expect(card.explanation).toContain('Small boats lay in the harbor all winter.');
  });

  it('is made of a note if there is no context', () => {
    const card = ask('harbor', { notes: ['The harbor was full of noise.'] });
    expect(card).toMatchObject({ question: 'The ____ was full of noise.', source: 'NOTE' });
  });

  it('asks for the form that the sentence needs, and puts every option into it', () => {
    const card = ask('walk', met('Yesterday she walked home through the snow.'));
    expect(card.correctAnswer).toBe('walked');
    expect(card.hint).toMatch(/^verb, past form: /);
    expect(ask('give up', met('He gave up smoking last year.')).correctAnswer).toBe('gave up');
    const plural = ask('mouse', met('Three mice ran over the kitchen floor.'));
    expect(plural.correctAnswer).toBe('mice');
    expect(plural.hint).toMatch(/^noun, plural: /);
  });

  it('does not tell by a or an how the answer begins', () => {
    const card = ask('orchard', met('Behind the house is an orchard with old trees.'));
    expect(card.question).toBe('Behind the house is a(n) ____ with old trees.');
    expect(card.explanation).toContain('“Behind the house is an orchard with old trees.”');
  });

  it('is made of the dictionary’s sentence if the learner has none', () => {
    expect(ask('veered')).toMatchObject({
      source: 'WORDNET',
      question: 'I saw the car ____ off the road and hit a tree.',
      correctAnswer: 'veer',
      acceptedAnswers: ['veer', 'veered'],
    });
  });

  it.each([['putrescent', 'a part of a sentence']])('is not made for %s of %s', (term) => {
    expect(ask(term).questionType).not.toBe('QUESTION_TYPE_CLOZE_CHOICE');
  });

  it('says in its hint what the word means, so that one option alone is right', () => {
    expect(ask('veered').hint).toBe('verb: suddenly change direction');
  });

  it('does not put in a term that may need other words around it', () => {
    // "Rely on your friends" is an example of `swear` and `bank` as well.
    for (const seed of ['a', 'b', 'c', 'd']) {
      for (const term of ['swear', 'bank']) {
        expect(ask(term, {}, seed).question).not.toContain('your friends');
      }
    }
  });

  it('never has the term beside its gap', () => {
    const twice = ask('harbor', met('Small boats sought harbor, harbor and rest.'));
    expect(twice.question).not.toContain('Small boats');
  });
});
