import { completed, type Steps } from '../steps.js';
import { Recent } from '../text/recent.js';
import { foldAccents, normalizeTerm } from '../text/normalization.js';
import { addedWordKind } from '../wordnet/added-words/added-words.js';
import { endsInShortSyllable } from '../wordnet/inflection.js';
import { Morphology, type BaseForm, type Inflection } from '../wordnet/morphology.js';
import type { Sense } from '../wordnet/sense.js';
import type { PartOfSpeech } from '../wordnet/synset.js';
import { Wordnet } from '../wordnet/wordnet.js';
import { attestedForms } from './attested-forms.js';
import type { WordForm } from './part-of-speech/tagger.js';
import type { Reading } from './reading.js';
import { FurtherSearch } from './word-formation/further-readings.js';
import { WordFrequency } from './word-frequency.js';

export interface Entry {
  /** The term that was asked for, tidied. */
  term: string;
  /** At least one; the exact spelling first. */
  readings: Reading[];
  /** The part that was left out to find the term, such as `to ` or `the `. */
  prefix: string;
  /** False if accents had to be left out, or if a rule made the meaning: it may be another word. */
  certain: boolean;
}

const prefixes: readonly (readonly [prefix: string, pos: PartOfSpeech | undefined])[] = [
  ['a ', 'n'],
  ['an ', 'n'],
  ['the ', 'n'],
  ['to be ', undefined],
  ['to ', 'v'],
  ['be ', undefined],
];

/** Sentences have the same words again and again. */
const cachedForms = 2_000;

/** English words: WordNet's senses, SCOWL's frequencies, and the search that finds a term. */
export class Dictionary {
  private static opened: Dictionary | undefined;

  private readonly further: FurtherSearch;
  private readonly knownForms = new Recent(cachedForms, (word: string) => this.findForms(word));
  private readonly knownBases = new Recent<string, readonly BaseForm[]>(cachedForms, (word) =>
    this.morphology.baseForms(word),
  );

  private constructor(
    readonly wordnet: Wordnet,
    readonly frequency: WordFrequency,
    readonly morphology: Morphology,
  ) {
    this.further = new FurtherSearch(wordnet, morphology, frequency);
  }

  /** Returns the dictionary of this process, and opens it if it is not open. */
  static shared(): Dictionary {
    return Dictionary.opened ?? completed(Dictionary.open());
  }

  /** Opens the dictionary of this process, unless it is open. It holds 35 MB, and all steps together take about 0.1 s. */
  static *open(): Steps<Dictionary> {
    return (Dictionary.opened ??= yield* Dictionary.make());
  }

  /** Makes another dictionary. */
  static *make(): Steps<Dictionary> {
    const wordnet = yield* Wordnet.open();
    const frequency = yield* WordFrequency.open();
    const morphology = new Morphology();
    yield;
    return new Dictionary(wordnet, frequency, morphology);
  }

  /**
   * Finds a term: exactly, then joined in another way, then by the base form, then without the
   * article, then without accents, then by the rules of spelling and word formation.
   */
  find(rawTerm: string): Entry | undefined {
    const term = normalizeTerm(rawTerm);
    const lower = term.toLowerCase();
    const found = this.findWithPrefix(term, lower);
    if (found !== undefined) return { ...found, certain: true };
    const folded = foldAccents(lower);
    const uncertain = folded === lower ? undefined : this.findWithPrefix(term, folded);
    if (uncertain !== undefined) return { ...uncertain, certain: false };
    const further = this.further.readingsOf(lower);
    return further && { term, prefix: '', readings: further.readings, certain: !further.isDerived };
  }

  /** Returns true if a word, in any case, is this lemma or an inflected form of it. */
  hasBaseForm(word: string, lemma: string): boolean {
    const lower = word.toLowerCase();
    return lower === lemma || this.basesOf(lower).some((base) => base.lemma === lemma);
  }

  /**
   * Returns every spelling of this form of a lemma that is an attested word, irregular forms first. Of two plurals, only the usual one.
   */
  formsOf(lemma: string, pos: PartOfSpeech, inflection: Inflection): string[] {
    if (inflection === 'base') return [lemma];
    return attestedForms(lemma, pos, inflection, this);
  }

  /**
   * Does the same as `formsOf`, also for a phrase: a verb changes its first word, any other phrase
   * its last.
   */
  phraseFormsOf(lemma: string, pos: PartOfSpeech, inflection: Inflection): string[] {
    const words = lemma.split('_');
    const at = pos === 'v' ? 0 : words.length - 1;
    return this.formsOf(words[at] ?? '', pos, inflection).map((form) =>
      words.with(at, form).join(' '),
    );
  }

  /**
   * Returns the form of the lemma that a word is as this part of speech, or undefined if it is
   * none.
   */
  inflectionOf(word: string, lemma: string, pos: PartOfSpeech): Inflection | undefined {
    const lower = word.toLowerCase();
    if (lower === lemma) return 'base';
    return this.morphology.baseForms(lower).find((base) => base.pos === pos && base.lemma === lemma)
      ?.inflection;
  }

  /** Returns the forms that a lower-case word may be, with the number of times that the corpus uses it so. */
  wordForms(word: string): WordForm[] {
    return this.knownForms.get(word);
  }

  private findForms(word: string): WordForm[] {
    const bases = this.basesOf(word).filter(({ lemma }) => lemma !== word);
    return [
      ...this.formsAs(word, 'base', undefined),
      ...bases.flatMap(({ lemma, inflection, pos }) => this.formsAs(lemma, inflection, pos)),
    ];
  }

  private formsAs(lemma: string, inflection: Inflection, only?: PartOfSpeech): WordForm[] {
    const counts = new Map<PartOfSpeech, number>();
    for (const { pos, tagCount } of this.wordnet.senses.commonestFirst(lemma)) {
      if (only === undefined || only === pos) counts.set(pos, (counts.get(pos) ?? 0) + tagCount);
    }
    return [...counts].map(([pos, tagCount]) => ({ pos, inflection, tagCount }));
  }

  /** Returns the base forms that a lower-case word may be a form of, except the word itself. */
  baseFormsOf(word: string): string[] {
    return this.basesOf(word).map(({ lemma }) => lemma);
  }

  private basesOf(word: string): readonly BaseForm[] {
    return this.knownBases.get(word);
  }

  private findWithPrefix(term: string, lower: string): Omit<Entry, 'certain'> | undefined {
    const whole = this.readings(lower);
    if (whole.length > 0) return { term, prefix: '', readings: whole };
    for (const [prefix, pos] of prefixes) {
      if (!lower.startsWith(prefix)) continue;
      const readings = this.readings(lower.slice(prefix.length))
        .map((reading) => onlyAs(pos, reading))
        .filter((reading) => reading.senses.length > 0);
      if (readings.length > 0) return { term, prefix, readings };
    }
    return undefined;
  }

  /** `saw` is a tool and a form of `see`. The choice of a sense decides which one is meant. */
  private readings(lower: string): Reading[] {
    const key = lower.replaceAll(' ', '_');
    const exact = [key, ...joinedOtherwise(key)]
      .map((lemma) => ({ lemma, senses: this.wordnet.senses.sensesOf(lemma) }))
      .find(({ senses }) => senses.length > 0);
    const bases = this.phraseBaseForms(key).map(({ lemma, pos, inflection }) =>
      onlyAs(pos, { lemma, inflection, senses: this.wordnet.senses.sensesOf(lemma) }),
    );
    return [
      ...(exact === undefined ? [] : [{ ...exact, inflection: 'base' as const }]),
      ...withoutUndoubled(bases.filter(({ senses, lemma }) => senses.length > 0 && lemma !== key)),
    ];
  }

  /** A phrase is inflected at its first word (`gave up`) or its last (`post offices`). */
  private phraseBaseForms(key: string): BaseForm[] {
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

/** The forms whose ending doubles a letter. */
const doubling: ReadonlySet<Inflection> = new Set<Inflection>([
  'past',
  'ing',
  'comparative',
  'superlative',
]);

/** `hating` is a form of `hate` and not of `hat`, which has `hatting`. */
function withoutUndoubled(readings: readonly Reading[]): Reading[] {
  const lemmas = new Set(readings.map(({ lemma }) => lemma));
  return readings.filter(
    ({ lemma, inflection }) =>
      !doubling.has(inflection) || !lemmas.has(`${lemma}e`) || !endsInShortSyllable(lemma),
  );
}

function joinedOtherwise(key: string): string[] {
  if (!/[_-]/.test(key)) return [];
  const parted = [key.replace(/_/g, '-'), key.replace(/-/g, '_')];
  // `to go` is not Togo, and `a part` is not apart.
  return /^(?:an?|the|to|be)_/.test(key) ? parted : [...parted, key.replace(/[_-]/g, '')];
}

function onlyAs(pos: PartOfSpeech | undefined, reading: Reading): Reading {
  if (pos === undefined) return reading;
  return { ...reading, senses: reading.senses.filter((sense) => isAs(pos, sense)) };
}

function isAs(pos: PartOfSpeech, sense: Sense): boolean {
  return sense.pos === pos || (pos === 'n' && addedWordKind(sense.lexFile) === 'noun');
}
