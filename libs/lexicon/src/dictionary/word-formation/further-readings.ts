import type { BaseForm, Morphology } from '../../wordnet/morphology.js';
import type { Sense } from '../../wordnet/sense.js';
import type { Wordnet } from '../../wordnet/wordnet.js';
import type { Reading } from '../reading.js';
import type { WordFrequency } from '../word-frequency.js';
import { americanSpellings } from './american-spelling.js';
import { openCompounds } from './closed-compounds.js';
import { DerivedWords } from './derived-words.js';
import { unlistedBaseForms } from './unlisted-forms.js';

export interface FurtherReadings {
  readings: Reading[];
  /** True if a rule made the meaning. The learner's own texts are then the surer guide. */
  isDerived: boolean;
}

/** In letters. A longer text is not a word, and cutting it at every place would take long. */
const MAX_WORD_LENGTH = 40;

/**
 * Finds words that WordNet has in another form only. It is the last resort, so it never changes the
 * result of an exact search.
 */
export class FurtherSearch {
  private readonly derived: DerivedWords;

  constructor(
    private readonly wordnet: Wordnet,
    private readonly morphology: Morphology,
    private readonly frequency: WordFrequency,
  ) {
    this.derived = new DerivedWords(wordnet, morphology, frequency);
  }

  /** Returns the words that a lower-case word without spaces or hyphens may represent. */
  readingsOf(word: string): FurtherReadings | undefined {
    if (word.length > MAX_WORD_LENGTH || !/^[a-z]+$/.test(word)) return undefined;
    const spellings = [word, ...americanSpellings(word)];
    const listed = firstFound(spellings, (each) => this.listed(each));
    if (listed.length > 0) return { readings: listed, isDerived: false };
    const derived = firstFound(spellings, (each) => this.derivedReadings(each));
    return derived.length > 0 ? { readings: derived, isDerived: true } : undefined;
  }

  private listed(word: string): Reading[] {
    const exact = this.asReading({ lemma: word, inflection: 'base' });
    if (exact.length > 0) return exact;
    const forms = this.baseForms(word).flatMap((base) => this.asReading(base));
    return forms.length > 0 ? forms : this.compoundReadings(word);
  }

  /** Returns attested words only: `pennames` is one, and `catdog` is none. */
  private compoundReadings(word: string): Reading[] {
    const bases = [{ lemma: word, inflection: 'base' } as const, ...this.baseForms(word)];
    return bases
      .filter(({ lemma }) => this.frequency.has(word) || this.frequency.has(lemma))
      .flatMap((base) => openCompounds(base.lemma).map((lemma) => ({ ...base, lemma })))
      .flatMap((base) => this.asReading(base))
      .map((reading) => ({ ...reading, senses: reading.senses.filter(isJoinable) }))
      .filter(({ senses }) => senses.length > 0);
  }

  private derivedReadings(word: string): Reading[] {
    const exact = this.derived.senseOf(word);
    if (exact !== undefined) return [{ lemma: word, inflection: 'base', senses: [exact] }];
    const forms = this.baseForms(word);
    const made = forms.flatMap((base) => asReadings(base, this.derived.senseOf(base.lemma)));
    return made.length > 0 ? made : this.convertedReadings(forms);
  }

  /**
   * Returns a reading for `interfaced`, but not for `maced`, which may come from a mace or from a
   * mac.
   */
  private convertedReadings(forms: readonly BaseForm[]): Reading[] {
    const readings = forms
      .filter(({ inflection }) => inflection === 'past' || inflection === 'ing')
      .flatMap((base) => asReadings(base, this.derived.senseAsVerb(base.lemma)));
    return readings.length === 1 ? readings : [];
  }

  private baseForms(word: string): BaseForm[] {
    return [...this.morphology.baseForms(word), ...unlistedBaseForms(word, this.morphology)];
  }

  private asReading({
    lemma,
    inflection,
    pos,
  }: Omit<BaseForm, 'pos'> & Partial<BaseForm>): Reading[] {
    const all = this.wordnet.senses.sensesOf(lemma);
    const senses = pos === undefined ? all : all.filter((sense) => sense.pos === pos);
    return senses.length > 0 ? [{ lemma, inflection, senses }] : [];
  }
}

function asReadings({ lemma, inflection, pos }: BaseForm, sense: Sense | undefined): Reading[] {
  return sense?.pos === pos ? [{ lemma, inflection, senses: [sense] }] : [];
}

/** If you cast off something, it is a castoff, but if you are under arms, you have no underarms. */
function isJoinable({ lemma, pos }: Sense): boolean {
  return pos === 'n' || (pos !== 'v' && lemma.includes('-'));
}

function firstFound(words: readonly string[], find: (word: string) => Reading[]): Reading[] {
  for (const word of words) {
    const readings = find(word);
    if (readings.length > 0) return readings;
  }
  return [];
}
