import { Lexicon } from '../../lexicon.js';
import type { Question, WordToAsk } from '../../question.js';
import { addedRows, AddedWords } from './added-words.js';

const lexicon = Lexicon.open();
const rows = addedRows.split('\n').filter(Boolean);
const lemmas = rows.flatMap((row) => (row.split(' | ')[0] ?? '').split(', '));
const terms = lemmas.map((lemma) => lemma.replaceAll('_', ' '));

function word(term: string): WordToAsk {
  const language = 'LANGUAGE_ENGLISH';
  return { term, language, masteryLevel: 0, notes: [], contexts: [], otherNotes: [] };
}

const ask = (term: string): Question =>
  lexicon.buildQuestion(word(term), 'QUESTION_TYPE_DEFINITION_CHOICE', 's');

describe('added words', () => {
  it('are each listed once, in five columns', () => {
    expect(new Set(terms).size).toBe(terms.length);
    for (const row of rows) expect(row.split(' | ')).toHaveLength(5);
  });

  it('can each be asked for by definition, as a term and by typing', () => {
    const lacking = terms.filter((term) => {
      const types = lexicon.questionTypes(word(term));
      return !['DEFINITION_CHOICE', 'TERM_CHOICE', 'TYPING'].every((type) =>
        types.includes(`QUESTION_TYPE_${type}` as (typeof types)[number]),
      );
    });
    expect(lacking).toEqual([]);
  });

  it('come before other words with the same spelling', () => {
    expect(ask('he')).toMatchObject({
      hint: 'pronoun',
      explanation: expect.not.stringMatching(/helium/),
    });
    expect(ask('in').hint).toBe('preposition');
    expect(ask('should').hint).toBe('modal verb');
  });

  it('are asked among their own kind, without those that may replace them', () => {
    const card = lexicon.buildQuestion(word('although'), 'QUESTION_TYPE_TERM_CHOICE', 's');
    for (const option of card.options) {
      expect(new AddedWords().senseOf(option.replaceAll(' ', '_'))?.lexFile).toBe(61);
      expect(['but', 'though', 'whereas']).not.toContain(option);
    }
  });

  it('are found in the plural', () => {
    expect(ask('smartphones')).toMatchObject({ source: 'WORDNET', question: 'smartphones' });
    expect(lexicon.profile(word('smartphones')).sense).toMatchObject({ id: 'smartphone%noun' });
  });
});
