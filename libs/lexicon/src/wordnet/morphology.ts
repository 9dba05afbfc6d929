import { createRequire } from 'node:module';
import type { PartOfSpeech } from './synset.js';

/** The inflected form of a term. */
export type Inflection =
  | 'base'
  | 'plural'
  | 'third'
  | 'past'
  | 'ing'
  | 'comparative'
  | 'superlative';

export interface BaseForm {
  lemma: string;
  pos: PartOfSpeech;
  inflection: Inflection;
}

type Exceptions = Readonly<Record<string, string>>;
type DetachmentRule = readonly [suffix: string, ending: string, inflection: Inflection];

const require = createRequire(import.meta.url);

/** WordNet's rules of detachment (morphy(7WN)), each with the form that its suffix marks. */
const detachmentRules: Readonly<Record<PartOfSpeech, readonly DetachmentRule[]>> = {
  n: [
    ['s', '', 'plural'],
    ['ses', 's', 'plural'],
    ['xes', 'x', 'plural'],
    ['zes', 'z', 'plural'],
    ['ches', 'ch', 'plural'],
    ['shes', 'sh', 'plural'],
    ['men', 'man', 'plural'],
    ['ies', 'y', 'plural'],
  ],
  v: [
    ['s', '', 'third'],
    ['ies', 'y', 'third'],
    ['es', 'e', 'third'],
    ['es', '', 'third'],
    ['ed', 'e', 'past'],
    ['ed', '', 'past'],
    ['ing', 'e', 'ing'],
    ['ing', '', 'ing'],
  ],
  a: [
    ['er', '', 'comparative'],
    ['est', '', 'superlative'],
    ['er', 'e', 'comparative'],
    ['est', 'e', 'superlative'],
  ],
  r: [],
  f: [],
};

/** `goes` and `watches` have their ending, and `singes` is no form of `sing`. */
const takesEs = /(?:s|x|z|ch|sh|o)$/;

/** Base forms of English words: WordNet's exception lists, then its rules of detachment. */
export class Morphology {
  private readonly exceptions: Readonly<Record<PartOfSpeech, Exceptions>>;
  private readonly irregular = new Map<PartOfSpeech, ReadonlyMap<string, readonly string[]>>();

  constructor() {
    const load = (pos: string): Exceptions =>
      require(`wink-lexicon/src/wn-${pos}-exceptions.js`) as Exceptions;
    this.exceptions = { n: load('noun'), v: load('verb'), a: load('adjective'), r: {}, f: {} };
  }

  /**
   * Returns candidates, likeliest first within each part of speech. The caller checks that they
   * exist.
   */
  baseForms(word: string): BaseForm[] {
    return (['n', 'v', 'a'] as const).flatMap((pos) => this.baseFormsAs(word, pos));
  }

  /** Returns forms of a lemma that follow no rule: `went` and `gone` as past forms of `go`. */
  irregularForms(lemma: string, pos: PartOfSpeech, inflection: Inflection): string[] {
    let forms = this.irregular.get(pos);
    if (forms === undefined) {
      forms = byLemma(this.exceptions[pos]);
      this.irregular.set(pos, forms);
    }
    return (forms.get(lemma) ?? []).filter(
      (form) => form !== lemma && inflectionOfException(form, pos) === inflection,
    );
  }

  /** Returns the base form of a word that is on a list of exceptions, and undefined for all others. */
  irregularBase(word: string, pos: 'n' | 'v'): BaseForm | undefined {
    const lemma = Object.hasOwn(this.exceptions[pos], word)
      ? this.exceptions[pos][word]
      : undefined;
    return lemma === undefined
      ? undefined
      : { lemma, pos, inflection: inflectionOfException(word, pos) };
  }

  private baseFormsAs(word: string, pos: 'n' | 'v' | 'a'): BaseForm[] {
    const irregular = this.exceptions[pos][word];
    if (irregular !== undefined) {
      return [{ lemma: irregular, pos, inflection: inflectionOfException(word, pos) }];
    }
    return detachmentRules[pos]
      .filter(([suffix]) => word.endsWith(suffix) && word.length > suffix.length + 1)
      .map(([suffix, ending, inflection]) => ({
        lemma: word.slice(0, -suffix.length) + ending,
        pos,
        inflection,
      }))
      .filter(({ lemma }) => !word.endsWith('es') || word !== `${lemma}es` || takesEs.test(lemma));
  }
}

function byLemma(exceptions: Exceptions): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const [form, lemma] of Object.entries(exceptions)) {
    const known = forms.get(lemma);
    if (known === undefined) forms.set(lemma, [form]);
    else known.push(form);
  }
  return forms;
}

function inflectionOfException(word: string, pos: PartOfSpeech): Inflection {
  if (pos === 'n') return 'plural';
  if (pos === 'a') return /st$/.test(word) ? 'superlative' : 'comparative';
  if (word.endsWith('ing')) return 'ing';
  // The present forms of `be`.
  if (word === 'am' || word === 'are') return 'base';
  return word.endsWith('s') ? 'third' : 'past';
}
