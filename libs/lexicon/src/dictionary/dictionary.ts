import { foldAccents, normalizeTerm } from '../text/normalization.js';
import { Morphology, type Inflection } from '../wordnet/morphology.js';
import type { PartOfSpeech } from '../wordnet/synset.js';
import type { Sense } from '../wordnet/sense-index.js';
import { Wordnet } from '../wordnet/wordnet.js';
import { CommonSenses } from './common-senses.js';
import { WordFrequency } from './word-frequency.js';

export interface Entry {
  /** The term as it was asked for, tidied. */
  term: string;
  /** The base form under which WordNet has it; lower case, words joined by `_`. */
  lemma: string;
  senses: Sense[];
  inflection: Inflection;
  /** `to `, `the `, … that the term was found without. */
  prefix: string;
  /** False where accents had to be dropped: then it may be another word. */
  certain: boolean;
}

type Match = Pick<Entry, 'lemma' | 'senses' | 'inflection'>;

const prefixes: readonly (readonly [prefix: string, pos: PartOfSpeech | undefined])[] = [
  ['a ', 'n'],
  ['an ', 'n'],
  ['the ', 'n'],
  ['to be ', undefined],
  ['to ', 'v'],
  ['be ', undefined],
];

/** English words: WordNet's senses, SCOWL's frequencies, and the search that finds a term. */
export class Dictionary {
  readonly wordnet = Wordnet.open();
  readonly frequency = WordFrequency.open();
  readonly commonSenses = new CommonSenses(this.wordnet.senses, this.frequency);
  private readonly morphology = new Morphology();

  /** Exact, then joined otherwise, then the base form, then without article, then without accents. */
  find(rawTerm: string): Entry | undefined {
    const term = normalizeTerm(rawTerm);
    const lower = term.toLowerCase();
    const found = this.findWithPrefix(term, lower);
    if (found !== undefined) return { ...found, certain: true };
    const folded = foldAccents(lower);
    const uncertain = folded === lower ? undefined : this.findWithPrefix(term, folded);
    return uncertain === undefined ? undefined : { ...uncertain, certain: false };
  }

  /** Every inflected form of a term that occurs in a text, as its base form would be looked up. */
  hasBaseForm(word: string, lemma: string): boolean {
    const lower = word.toLowerCase();
    return lower === lemma || this.morphology.baseForms(lower).some((base) => base.lemma === lemma);
  }

  private findWithPrefix(term: string, lower: string): Omit<Entry, 'certain'> | undefined {
    const whole = this.match(lower);
    if (whole !== undefined) return { term, prefix: '', ...whole };
    for (const [prefix, pos] of prefixes) {
      const rest = lower.startsWith(prefix) ? this.match(lower.slice(prefix.length)) : undefined;
      if (rest === undefined) continue;
      const senses = rest.senses.filter((sense) => pos === undefined || sense.pos === pos);
      if (senses.length > 0) return { term, prefix, ...rest, senses };
    }
    return undefined;
  }

  private match(lower: string): Match | undefined {
    const key = lower.replaceAll(' ', '_');
    for (const lemma of new Set([key, ...joinedOtherwise(key)])) {
      const senses = this.wordnet.senses.sensesOf(lemma);
      if (senses.length > 0) return { lemma, senses, inflection: 'base' };
    }
    return this.matchBaseForm(key);
  }

  /** All base forms share one entry only if they are one lemma; else the commonest wins. */
  private matchBaseForm(key: string): Match | undefined {
    const matches = this.phraseBaseForms(key)
      .map(({ lemma, pos, inflection }) => ({
        lemma,
        inflection,
        senses: this.wordnet.senses.sensesOf(lemma).filter((sense) => sense.pos === pos),
      }))
      .filter((match) => match.senses.length > 0);
    return matches.sort((one, other) => tagCount(other) - tagCount(one))[0];
  }

  /** A phrase is inflected at its first word (`gave up`) or its last (`post offices`). */
  private phraseBaseForms(key: string): ReturnType<Morphology['baseForms']> {
    const cut = key.indexOf('_');
    if (cut < 0) return this.morphology.baseForms(key);
    const lastCut = key.lastIndexOf('_') + 1;
    const verbs = this.morphology
      .baseForms(key.slice(0, cut))
      .filter((base) => base.pos === 'v')
      .map((base) => ({ ...base, lemma: base.lemma + key.slice(cut) }));
    const nouns = this.morphology
      .baseForms(key.slice(lastCut))
      .filter((base) => base.pos === 'n')
      .map((base) => ({ ...base, lemma: key.slice(0, lastCut) + base.lemma }));
    return [...verbs, ...nouns];
  }
}

function joinedOtherwise(key: string): string[] {
  if (!/[_-]/.test(key)) return [];
  return [key.replace(/_/g, '-'), key.replace(/-/g, '_'), key.replace(/[_-]/g, '')];
}

function tagCount(match: Match): number {
  return match.senses.reduce((sum, sense) => sum + sense.tagCount, 0);
}
