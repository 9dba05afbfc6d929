import { inflect } from '../../wordnet/inflection.js';
import type { PartOfSpeech } from '../../wordnet/synset.js';

/** A regular way of deriving a word from another one, and the meaning that the new one then has. */
export interface DerivationRule {
  /** The first group is the part that is left of the base. */
  pattern: RegExp;
  /** The endings to try after that part to get the base. `''` is no ending. */
  endings: readonly string[];
  from: PartOfSpeech;
  to: PartOfSpeech;
  /** WordNet's lexicographer file for such words (lexnames(5WN)). */
  lexFile: number;
  says: (base: string) => string;
  /** True if the full meaning of the base makes sense in its place. */
  isExpandable?: boolean;
  /** True if the base may have its last consonant doubled. */
  isDoubling?: boolean;
  /**
   * True if a participle that is not an adjective may be the base. Other rules also exclude
   * participles that are adjectives.
   */
  fromParticiple?: boolean;
}

/** The first rule that finds a base counts. */
export const derivationRules: readonly DerivationRule[] = [
  {
    pattern: /^(.{2,})ly$/,
    endings: ['', 'le'],
    ...{ from: 'a', to: 'r', lexFile: 2, isExpandable: true },
    says: (base) => `in ${withArticle(base)} manner`,
  },
  {
    pattern: /^(.{2,})ily$/,
    endings: ['y'],
    ...{ from: 'a', to: 'r', lexFile: 2, isExpandable: true },
    says: (base) => `in ${withArticle(base)} manner`,
  },
  {
    pattern: /^(.{2,}ic)ally$/,
    endings: [''],
    ...{ from: 'a', to: 'r', lexFile: 2, isExpandable: true },
    says: (base) => `in ${withArticle(base)} manner`,
  },
  {
    pattern: /^(.{3,})ness$/,
    endings: [''],
    ...{ from: 'a', to: 'n', lexFile: 7, isExpandable: true },
    says: (base) => `the quality of being ${base}`,
  },
  {
    pattern: /^(.{2,})iness$/,
    endings: ['y'],
    ...{ from: 'a', to: 'n', lexFile: 7, isExpandable: true },
    says: (base) => `the quality of being ${base}`,
  },
  {
    // `predeterminer` is derived from `determiner`, and so are many others with these prefixes.
    pattern: /^(?!non|pre|sub|super|un)(.{3,})(?:er|or)$/,
    endings: ['', 'e'],
    ...{ from: 'v', to: 'n', lexFile: 18, isDoubling: true },
    says: (base) => `someone or something that ${inflect(base, 'third')[0]}`,
  },
  {
    pattern: /^(.{3,})able$/,
    endings: ['', 'e', 'ate'],
    ...{ from: 'v', to: 'a', lexFile: 1, isDoubling: true },
    says: (base) => `that one can ${base}`,
  },
  {
    pattern: /^(?:un|non)(.{3,})$/,
    endings: [''],
    ...{ from: 'a', to: 'a', lexFile: 0, fromParticiple: true },
    says: (base) => `not ${base}`,
  },
  {
    pattern: /^over(.{3,})$/,
    endings: [''],
    ...{ from: 'a', to: 'a', lexFile: 0 },
    says: (base) => `too ${base}`,
  },
  {
    pattern: /^re(.{4,})$/,
    endings: [''],
    ...{ from: 'v', to: 'v', lexFile: 29 },
    says: (base) => `${base} again or anew`,
  },
  {
    pattern: /^mis(.{3,})$/,
    endings: [''],
    ...{ from: 'v', to: 'v', lexFile: 29 },
    says: (base) => `${base} wrongly`,
  },
];

/**
 * For forms of a verb of which only the noun is known: `interfaced`. If a verb may lie behind the
 * noun (`outlay`), nothing is sure.
 */
export const conversion: DerivationRule = {
  pattern: /^(?!dis|down|fore|mis|off|out|over|re|un|up)(.{3,})$/,
  endings: [''],
  ...{ from: 'n', to: 'v', lexFile: 29 },
  says: (base) => `a verb made from the noun “${base}”`,
};

function withArticle(word: string): string {
  const isVowel = /^[aeio]|^u(?!biq|ni[^mn]|s[ei]|ti)/.test(word) && !/^eu|^one/.test(word);
  return `${isVowel ? 'an' : 'a'} ${word}`;
}
