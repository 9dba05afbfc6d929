import type { QuestionType } from '@wordgrove/contracts';
import { Lexicon } from '../lexicon.js';
import { word } from '../word.fixture.js';

const lexicon = Lexicon.open();

function explanationOf(term: string, type: QuestionType): string {
  return lexicon.buildQuestion(word(term), type, 's').explanation;
}

describe('The explanation', () => {
  it.each([
    ['began', 'begin (verb, base form of began): start to do something.'],
    ['layers', 'layer (noun, singular of layers): a thin sheet of something'],
    ['faster', 'fast (adjective, base form of faster): moving or able to move'],
    ['garden', 'garden (noun): '],
  ])('names the base form of %s and the form that was asked', (term, head) => {
    expect(explanationOf(term, 'QUESTION_TYPE_TERM_CHOICE')).toContain(head);
  });

  it('names the form that the gap needed', () => {
    const explanation = explanationOf('tackled', 'QUESTION_TYPE_CLOZE_CHOICE');
    expect(explanation).toMatch(/^tackle \(verb\): .*“The government must tackle/);
  });

  it('tells other senses of the word itself before those of a verb of which it is a form', () => {
    const explanation = explanationOf('lay', 'QUESTION_TYPE_TERM_CHOICE');
    expect(explanation).toContain('(verb) produce an egg from the body');
    expect(explanation).not.toContain('be in a certain place');
  });

  it('names the word of which another sense is a form', () => {
    expect(explanationOf('jeans', 'QUESTION_TYPE_TERM_CHOICE')).toContain('(noun, plural of jean)');
  });

  it.each([
    ['understood', 'understand', '(adjective)'],
    ['drafting', 'draft', 'blueprint'],
  ])(
    'of %s has no gloss of WordNet beside the verb %s, which is described',
    (term, verb, gloss) => {
      const explanation = explanationOf(term, 'QUESTION_TYPE_TERM_CHOICE');
      expect(explanation).toContain(`${verb} (verb, base form of ${term}): `);
      expect(explanation).not.toContain(gloss);
    },
  );

  it('tells the other senses that learners meet first', () => {
    const explanation = explanationOf('bitter', 'QUESTION_TYPE_TERM_CHOICE');
    expect(explanation).toContain('Other senses: (adjective) having a strong sharp taste');
  });

  it.each(['illustration', 'hamper', 'limited', 'locate', 'tolerant', 'deliberate', 'set', 'run'])(
    'of %s has no half and no unexplained gloss of WordNet',
    (term) => {
      expect(explanationOf(term, 'QUESTION_TYPE_RECALL')).not.toMatch(/…|\(especially|or by a/);
    },
  );
});
