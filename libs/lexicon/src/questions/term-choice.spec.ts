import { Dictionary } from '../dictionary/dictionary.js';
import { Lexicon } from '../lexicon.js';
import { Material } from '../material.js';
import type { Question, WordToAsk } from '../question.js';

const lexicon = Lexicon.open();

function asWord(term: string): WordToAsk {
  const texts = { notes: [], contexts: [], otherNotes: [] };
  return { term, language: 'LANGUAGE_ENGLISH', masteryLevel: 2, ...texts };
}

function ask(term: string, type: 'TERM' | 'DEFINITION' | 'CLOZE', seed: string): Question {
  return lexicon.buildQuestion(asWord(term), `QUESTION_TYPE_${type}_CHOICE`, seed);
}

const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('the options of a card', () => {
  it.each([
    ['year', 'month', 'TERM'],
    ['jacket', 'shirt', 'CLOZE'],
  ] as const)('beside %s do not have a word that the question says: %s', (term, said, type) => {
    for (const seed of seeds) expect(ask(term, type, seed).options).not.toContain(said);
  });

  it('come from what people chose beside the chosen words, before they come from anywhere', () => {
    const { candidates } = new Material(asWord('wise'), Dictionary.shared());
    const near = candidates.filter(({ nearness }) => nearness === 'NEAR').map(({ word }) => word);
    const field = candidates.filter(({ nearness }) => nearness === 'FIELD').map(({ word }) => word);
    expect(near).toEqual(['foolish', 'careless', 'selfish', 'rich']);
    expect(field).toContain('brave');
    for (const synonym of ['sensible', 'prudent', 'clever']) expect(field).not.toContain(synonym);
  });

  it.each([
    ['and', ['may', 'must', 'should', 'could', 'hey', 'bitcoin']],
    ['may', ['and', 'via', 'per', 'because', 'than']],
    ['smartphone', ['and', 'hey', 'must', 'upon']],
    ['ah', ['bitcoin', 'username', 'circa', 'unto']],
  ])('are words that can stand where %s does', (term, others) => {
    for (const seed of seeds) {
      const { options } = ask(term, 'TERM', seed);
      expect(options.filter((each) => others.includes(each))).toEqual([]);
    }
  });

  it('do not name the term', () => {
    for (const seed of seeds)
      expect(ask('lying', 'DEFINITION', seed).options.join()).not.toMatch(/\blying\b/);
  });

  it.each([
    ['tick', 'a mark made of two lines that go over each other', 'wooden post'],
    ['willow', 'a tall tropical tree with long leaves at the top', 'hand'],
  ])('beside %s have the sense of the same subject', (term, meant, other) => {
    const all = seeds.flatMap((seed) => ask(term, 'DEFINITION', seed).options);
    expect(all).toContain(meant);
    expect(all.join()).not.toContain(other);
  });

  it('are of one field, even if people chose too few of them for this form', () => {
    const waters = ['pond', 'pool', 'lake', 'river', 'stream', 'sea', 'puddle'];
    for (const seed of seeds) {
      for (const option of ask('sea', 'TERM', seed).options) expect(waters).toContain(option);
      const wrong = ask('sea', 'DEFINITION', seed).options.filter(
        (each) => !/\b(?:water|river)\b/.test(each),
      );
      expect(wrong).toEqual([]);
    }
  });
});

it('a word has no mark that the dictionary gives to another one', () => {
  expect(ask('scrunch', 'DEFINITION', 'a').hint).toBe('verb');
});

it.each(['cum', 'cums'])('a coarse word without a mark in WordNet is only recalled: %s', (term) => {
  const card = ask(term, 'DEFINITION', 's');
  expect(card.questionType).toBe('QUESTION_TYPE_RECALL');
  expect(card.hint).toContain('vulgar');
});
