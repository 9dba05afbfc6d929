import {
  collocationsOf,
  isAbout,
  lemmasWithCollocations,
  readCollocations,
} from '../../dictionary/collocations.js';
import { Dictionary } from '../../dictionary/dictionary.js';
import { scoreSenses, senseSentences } from './sense-sentences.js';

const dictionary = Dictionary.shared();

describe('the sense of a word in the learner’s own sentence', () => {
  // The limits are what was measured (bench/README.md, "The lexicon"), a little rounded down.
  it.each([
    { written: 'known', right: 0.97, wrong: 0.01 },
    { written: 'later', right: 0.96, wrong: 0.01 },
    { written: 'others', right: 0.93, wrong: 0.02 },
    { written: 'last', right: 1, wrong: 0 },
    { written: 'seen', right: 1, wrong: 0 },
    { written: 'unseen', right: 0.93, wrong: 0.04 },
    { written: 'rarer', right: 0.91, wrong: 0.05 },
    { written: 'everyday', right: 0.96, wrong: 0.04 },
    { written: 'more', right: 0.98, wrong: 0 },
    { written: 'since', right: 0.96, wrong: 0.03 },
    { written: 'fresh', right: 0.94, wrong: 0.05 },
  ] as const)('is found in the $written sentences', ({ written, right, wrong }) => {
    const sentences = senseSentences[written];
    const score = scoreSenses(sentences, dictionary);
    expect(score.right / sentences.length).toBeGreaterThanOrEqual(right);
    expect(score.wrong.slice(Math.floor(wrong * sentences.length))).toEqual([]);
  });

  it('has sentences whose sense the dictionary has', () => {
    const lacking = Object.values(senseSentences)
      .flat()
      .filter(
        ({ term, pos, gloss }) =>
          !(dictionary.find(term)?.readings ?? [])
            .flatMap(({ senses }) => senses)
            .some((each) => each.pos === pos && gloss.test(glossOf(each.synset))),
      );
    expect(lacking).toEqual([]);
  });
});

describe('the collocations', () => {
  it('are all found', () => {
    const lines = readCollocations().toString('utf8').trimEnd().split('\n');
    const found = [...lemmasWithCollocations()].flatMap((lemma) => collocationsOf(lemma));
    expect(found).toHaveLength(lines.length);
    expect(lines.length).toBeGreaterThan(10_000);
  });

  it('belong to senses that the dictionary has', () => {
    const lacking = [...lemmasWithCollocations()].flatMap((lemma) => {
      const senses = dictionary.wordnet.senses.sensesOf(lemma);
      const synsets = senses.map(({ synset }) => dictionary.wordnet.synset(synset));
      return collocationsOf(lemma)
        .filter((line) => !synsets.some((synset) => isAbout(line, synset)))
        .map(({ pos, glosses }) => `${lemma} ${pos} ${glosses.join('|')}`);
    });
    expect(lacking).toEqual([]);
  });

  it('have no loose word beside two senses of a lemma as one part of speech', () => {
    const shared = [...lemmasWithCollocations()].flatMap((lemma) => {
      const lines = collocationsOf(lemma);
      return lines.flatMap(({ pos, others }, at) => {
        const beside = lines.filter((line, place) => place !== at && line.pos === pos);
        return [...others]
          .filter((word) => beside.some((line) => line.stems.has(word) || line.others.has(word)))
          .map((word) => `${lemma} ${pos}: ${word}`);
      });
    });
    expect(shared).toEqual([]);
  });
});

function glossOf(synset: string): string {
  return dictionary.wordnet.synset(synset).definition;
}
