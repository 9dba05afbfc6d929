import { Lexicon } from '../../lexicon.js';
import type { Question, WordToAsk } from '../../question.js';
import { addedRows, AddedWords, pointsAtNouns } from './added-words.js';

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

function pointsAtNoun(lemma: string): boolean {
  const lexFile = new AddedWords().senseOf(lemma)?.lexFile;
  return lexFile !== undefined && pointsAtNouns(lexFile);
}

describe('added words', () => {
  it('are each listed once, in five columns', () => {
    expect(new Set(terms).size).toBe(terms.length);
    for (const row of rows) expect(row.split(' | ')).toHaveLength(5);
  });

  it('can each be asked for by definition, as a term and by typing, but for pronouns and determiners', () => {
    const lacking = lemmas
      .filter((lemma) => !pointsAtNoun(lemma))
      .filter((lemma) => {
        const term = lemma.replaceAll('_', ' ');
        const types = lexicon.questionTypes(word(term));
        return !['DEFINITION_CHOICE', 'TERM_CHOICE', 'TYPING'].every((type) =>
          types.includes(`QUESTION_TYPE_${type}` as (typeof types)[number]),
        );
      });
    expect(lacking).toEqual([]);
  });

  it('are asked only as the gap in a sentence if they are pronouns or determiners', () => {
    expect(lexicon.questionTypes(word('yours'))).toEqual(['QUESTION_TYPE_RECALL']);
    const met = {
      ...word('yours'),
      contexts: [{ sentence: 'My coat is black; is the red one yours?' }],
    };
    expect(lexicon.questionTypes(met)).toEqual(['QUESTION_TYPE_TYPING', 'QUESTION_TYPE_RECALL']);
    expect(lexicon.profile(met).questionTypes).toEqual(lexicon.questionTypes(met));
    const card = lexicon.buildQuestion(met, 'QUESTION_TYPE_TYPING', 's');
    expect(card).toMatchObject({
      question: 'My coat is black; is the red one ____?',
      correctAnswer: 'yours',
    });
    expect(card.explanation).not.toMatch(/leaves the sense open/);
  });

  it('are no options if they are pronouns or determiners', () => {
    const options = ['although', 'during', 'whether', 'via', 'until'].flatMap((term) =>
      ['s', 't', 'u'].flatMap(
        (seed) => lexicon.buildQuestion(word(term), 'QUESTION_TYPE_TERM_CHOICE', seed).options,
      ),
    );
    expect(options.filter((option) => pointsAtNoun(option.replaceAll(' ', '_')))).toEqual([]);
  });

  it('come before other words with the same spelling', () => {
    const he = lexicon.buildQuestion(word('he'), 'QUESTION_TYPE_RECALL', 's');
    expect(he.explanation).toMatch(/^he \(pronoun\)/);
    expect(he.explanation).not.toMatch(/helium/);
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
