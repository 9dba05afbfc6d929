import { Lexicon } from '../lexicon.js';
import { word } from '../word.fixture.js';
import { Dictionary } from '../dictionary/dictionary.js';
import { seededRandom } from '../seeded-random.js';

const lexicon = Lexicon.open();

const METAL = 'lead%1:27:00::';

describe('the sense of a profile', () => {
  it.each([
    ['harbours', 'harbour%1:15:00::', 'noun'],
    ['of', 'of%preposition', 'preposition'],
    ['unhurriedness', 'unhurriedness%1:07:00::', 'noun'],
  ])('of %s has an id that means something', (term, id, partOfSpeech) => {
    expect(lexicon.profile(word(term)).sense).toMatchObject({ id, partOfSpeech });
  });

  it('is the one that was chosen, and so is that of every card', () => {
    const chosen = word('lead', { senseId: METAL, contexts: [{ sentence: 'They lead us home.' }] });
    expect(lexicon.profile(chosen).sense?.id).toBe(METAL);
    for (const type of lexicon.questionTypes(chosen))
      expect(lexicon.buildQuestion(chosen, type, 's').explanation).toMatch(
        /^lead \(noun\): a soft/,
      );
  });

  it('is chosen by the texts if the word has no such sense', () => {
    const strange = word('lead', { senseId: 'bank%1:17:01::' });
    expect(lexicon.profile(strange)).toEqual(lexicon.profile(word('lead')));
    expect(lexicon.hasSense(strange, 'bank%1:17:01::')).toBe(false);
    expect(lexicon.mayHaveSense(strange, 'bank%1:17:01::')).toBe(false);
    expect(lexicon.mayHaveSense(strange, 'lead%1:99:99::')).toBe(true);
  });

  it('is null where no dictionary knows the word', () => {
    expect(lexicon.profile(word('Blatt', { language: 'LANGUAGE_GERMAN' })).sense).toBeNull();
  });
});

describe('the question types of a profile', () => {
  it('are nearly always those in which the word can be asked', () => {
    const { frequency } = Dictionary.shared();
    const terms = [10, 35, 50].flatMap((band) => [
      ...frequency.sample(band, 0, 25, seededRandom(`types ${band}`)),
    ]);
    const differing = terms.flatMap((term) => {
      const [can, may] = [
        lexicon.questionTypes(word(term)),
        lexicon.profile(word(term)).questionTypes,
      ];
      expect(may).toEqual(expect.arrayContaining(can));
      return may.filter((type) => !can.includes(type));
    });
    expect(differing.length).toBeLessThanOrEqual((terms.length * 6) / 50);
  });

  it('do not count what other words would have to give', () => {
    const note = { language: 'LANGUAGE_GERMAN', notes: ['a leaf'] } as const;
    const types = ['QUESTION_TYPE_TYPING', 'QUESTION_TYPE_RECALL'];
    expect(lexicon.profile(word('Blatt', note)).questionTypes).toEqual(types);
  });
});

describe('a card', () => {
  it('of a misspelling asks what is meant, and accepts it', () => {
    const card = lexicon.ask(word('recieve', { notes: ['to get'] }), ['QUESTION_TYPE_TYPING'], 's');
    expect(card.hint).toBe('r… (7 letters), did you mean “receive”?');
    expect(card.acceptedAnswers).toEqual(['recieve', 'receive']);
  });

  it('shows the other senses, and not the one that was asked', () => {
    const { explanation, correctAnswer } = lexicon.ask(word('harbour'), [], 's');
    const [asked, others] = explanation.split('Other senses: ');
    expect(asked).toContain(correctAnswer);
    expect(others).toMatch(/^\(verb\) keep a bad feeling/);
    expect(others).not.toContain(correctAnswer);
  });
});
