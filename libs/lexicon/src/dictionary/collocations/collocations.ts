import { stem } from '../../text/stemming.js';
import type { PartOfSpeech, Synset } from '../../wordnet/synset.js';
import { fromAB } from './a-b.js';
import { fromC } from './c.js';
import { fromDF } from './d-f.js';
import { fromGH } from './g-h.js';
import { fromIL } from './i-l.js';
import { fromMO } from './m-o.js';
import { fromP } from './p.js';
import { fromQR } from './q-r.js';
import { fromSaSn } from './sa-sn.js';
import { fromSoSz } from './so-sz.js';
import { fromTZ } from './t-z.js';

/** One sense of an ambiguous word, and the words that people use beside it. */
export interface Collocations {
  pos: PartOfSpeech;
  /** A part of the sense's definition in WordNet: one of these is in it. */
  glosses: readonly string[];
  /** Stems; words that must stand together are joined by `_`. */
  stems: ReadonlySet<string>;
}

/**
 * The senses of the words that learners mix up, written for this project. Each line has the word, its part of speech, parts of
 * WordNet's definition (with `_` for spaces, `|` between alternatives), and after the colon the words
 * beside it, if any.
 */
const lines = [
  fromAB,
  fromC,
  fromDF,
  fromGH,
  fromIL,
  fromMO,
  fromP,
  fromQR,
  fromSaSn,
  fromSoSz,
  fromTZ,
].join('\n');

let byLemma: ReadonlyMap<string, readonly Collocations[]> | undefined;

/** Returns what is known to stand beside a lemma, by sense. Most lemmas have none. */
export function collocationsOf(lemma: string): readonly Collocations[] {
  byLemma ??= readLines();
  return byLemma.get(lemma) ?? [];
}

/** Returns every lemma that has collocations. */
export function lemmasWithCollocations(): Iterable<string> {
  byLemma ??= readLines();
  return byLemma.keys();
}

/** Returns whether a sense is one of those in which learners meet a lemma, as far as this list tells. */
export function isMetByLearners(lemma: string, synset: Synset): boolean {
  return collocationsOf(lemma).some((line) => isAbout(line, synset));
}

/** Returns whether the same words stand beside two senses, so that learners need not tell them apart. */
export function areMetAlike(lemma: string, one: Synset, other: Synset): boolean {
  return collocationsOf(lemma).some((line) => isAbout(line, one) && isAbout(line, other));
}

/** Returns whether the collocations are those of this sense. */
export function isAbout({ pos, glosses }: Collocations, synset: Synset): boolean {
  return synset.pos === pos && glosses.some((gloss) => synset.definition.includes(gloss));
}

function readLines(): Map<string, Collocations[]> {
  const read = new Map<string, Collocations[]>();
  for (const line of lines.split('\n')) {
    const [head = '', words = ''] = line.trim().split(': ');
    const [lemma = '', pos, glosses = ''] = head.split(' ');
    if (lemma === '') continue;
    const stems = new Set(
      words
        .split(' ')
        .filter((word) => word !== '')
        .map((word) => (word.includes('_') ? word : stem(word))),
    );
    const parts = glosses.split('|').map((gloss) => gloss.replaceAll('_', ' '));
    const known = read.get(lemma) ?? [];
    read.set(lemma, [...known, { pos: pos as PartOfSpeech, glosses: parts, stems }]);
  }
  return read;
}
