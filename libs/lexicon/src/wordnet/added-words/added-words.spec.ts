import { Lexicon } from '../../lexicon.js';
import type { Question } from '../../question.js';
import { word } from '../../word.fixture.js';
import { addedRows, AddedWords, pointsAtNouns } from './added-words.js';

const lexicon = Lexicon.open();
const rows = addedRows.split('\n').filter(Boolean);
const lemmas = rows.flatMap((row) => (row.split(' | ')[0] ?? '').split(', '));
const terms = lemmas.map((lemma) => lemma.replaceAll('_', ' '));

const ask = (term: string): Question =>
  lexicon.buildQuestion(word(term), 'QUESTION_TYPE_DEFINITION_CHOICE', 's');

function pointsAtNoun(lemma: string): boolean {
  const lexFile = new AddedWords().senseOf(lemma)?.lexFile;
  return lexFile !== undefined && pointsAtNouns(lexFile);
}

/** There are too few others of their kind, and other words would stand out: they are only asked by typing. */
const WITHOUT_OPTIONS = [
  ...['hey', 'ugh', 'huh', 'ah'],
  // Nouns are only offered beside nouns, and the phrases among the recent ones are few.
  ...['fact-checking', 'food_truck', 'flat_white'],
];

describe('added words', () => {
  it('are each listed once, in five columns', () => {
    expect(new Set(terms).size).toBe(terms.length);
    for (const row of rows) expect(row.split(' | ')).toHaveLength(5);
  });

  it('can each be asked for by typing and, if there are others of their kind, by choice, but for pronouns and determiners', () => {
    const typesOf = (lemma: string) =>
      lexicon.questionTypes(word(lemma.replaceAll('_', ' '))).map((type) => type.slice(14));
    const others = lemmas.filter((lemma) => !pointsAtNoun(lemma));
    const areAsked = (type: string) => others.filter((lemma) => typesOf(lemma).includes(type));
    expect(areAsked('TYPING')).toEqual(others);
    const withOptions = others.filter((lemma) => !WITHOUT_OPTIONS.includes(lemma));
    expect(areAsked('DEFINITION_CHOICE')).toEqual(withOptions);
    expect(areAsked('TERM_CHOICE')).toEqual(withOptions);
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
