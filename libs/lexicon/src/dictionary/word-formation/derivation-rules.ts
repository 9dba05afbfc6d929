import { inflect } from '../../wordnet/inflection.js';
import type { PartOfSpeech } from '../../wordnet/synset.js';

/** A regular way of making a word of another one, and what the new one then means. */
export interface DerivationRule {
  /** Its first group is what is left of the base. */
  pattern: RegExp;
  /** What to try after that for the base; `''` is nothing. */
  endings: readonly string[];
  from: PartOfSpeech;
  to: PartOfSpeech;
  /** WordNet's lexicographer file for such words (lexnames(5WN)). */
  lexFile: number;
  says: (base: string) => string;
  /** Whether the meaning of the base in full makes sense in its place. */
  isExpandable?: boolean;
  /** Whether the base may have its last consonant doubled. */
  isDoubling?: boolean;
  /** Whether a participle that is no adjective may be the base; of other rules none that is one, either. */
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
    // `predeterminer` is made of `determiner`, and many others of theirs.
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
 * Forms of a verb that only a noun is known of: `interfaced`. Where a verb may lie behind the noun
 * (`outlay`), nothing is sure.
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
