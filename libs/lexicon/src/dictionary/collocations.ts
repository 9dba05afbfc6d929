import { packagePath } from '../package-path.js';
import { filesOf } from '../text/files.js';
import { Recent } from '../text/recent.js';
import { SortedLines } from '../text/sorted-lines.js';
import { stem } from '../text/stemming.js';
import type { PartOfSpeech, Synset } from '../wordnet/synset.js';

/** One sense of an ambiguous word, and the words that people use beside it. */
export interface Collocations {
  pos: PartOfSpeech;
  /** A part of the sense's definition in WordNet: one of these is in it. */
  glosses: readonly string[];
  /** Stems; words that must stand together are joined by `_`. */
  stems: ReadonlySet<string>;
  /** The same for words that are often in the same sentence, but tell less. */
  others: ReadonlySet<string>;
  /** True if learners meet the sense. False if only the words beside it bring it to mind. */
  isMet: boolean;
}

/** Texts have the same words again and again. */
const cachedLemmas = 1_000;
const known = new Recent<string, readonly Collocations[]>(cachedLemmas, readLines);

let lines: SortedLines | undefined;

/** Returns what is known to stand beside a lemma, by sense. Most lemmas have none. */
export function collocationsOf(lemma: string): readonly Collocations[] {
  return known.get(lemma);
}

/** Returns every lemma that has collocations. */
export function lemmasWithCollocations(): ReadonlySet<string> {
  const all = readCollocations().toString('utf8').trimEnd().split('\n');
  return new Set(all.map((line) => line.slice(0, line.indexOf(' '))));
}

/** Returns whether a sense is one of those in which learners meet a lemma, as far as this list tells. */
export function isMetByLearners(lemma: string, synset: Synset): boolean {
  return collocationsOf(lemma).some((line) => line.isMet && isAbout(line, synset));
}

/** Returns whether the same words stand beside two senses, so that learners need not tell them apart. */
export function areMetAlike(lemma: string, one: Synset, other: Synset): boolean {
  return collocationsOf(lemma).some((line) => isAbout(line, one) && isAbout(line, other));
}

/** Returns whether the collocations are those of this sense. */
export function isAbout(line: Collocations, synset: Synset): boolean {
  return placeIn(line, synset) >= 0;
}

/** Returns the place of a sense among those of a line, or -1. The likeliest stands first. */
export function placeIn({ pos, glosses }: Collocations, { pos: part, definition }: Synset): number {
  if (part !== pos) return -1;
  return glosses.findIndex((gloss) =>
    gloss.startsWith('^') ? definition.startsWith(gloss.slice(1)) : definition.includes(gloss),
  );
}

function readLines(lemma: string): Collocations[] {
  lines ??= new SortedLines(readCollocations());
  const { bytes } = lines;
  const found = lines.beginningWith(Buffer.from(`${lemma} `));
  return found.map((at) => readLine(bytes.toString('utf8', at, lines?.endOf(at))));
}

/** Reads all files, one for each first letter, sorted as a whole by the bytes of their lemmas. They stay outside the JavaScript heap. */
export function readCollocations(): Buffer {
  return filesOf(packagePath('collocations'));
}

/**
 * Reads the line of one sense of a word that learners mix up, written for this project. It has the word, its part of speech (with `?` if few
 * people think of the sense without the words beside it), parts of WordNet's definition (with `_` for spaces, `^` before the beginning of
 * the definition, `|` between alternatives), after the colon the words beside it, if any, and after a semicolon more words that are
 * often in the same sentence.
 */
function readLine(line: string): Collocations {
  const [head = '', words = ''] = line.split(': ');
  const [beside, others] = words.split(';');
  const [, part = '', glosses = ''] = head.split(' ');
  return {
    pos: part.charAt(0) as PartOfSpeech,
    glosses: glosses.split('|').map((gloss) => gloss.replaceAll('_', ' ')),
    stems: stemsIn(beside),
    others: stemsIn(others),
    isMet: !part.endsWith('?'),
  };
}

function stemsIn(words = ''): Set<string> {
  const all = words.split(' ').filter((word) => word !== '');
  return new Set(all.map((word) => (word.includes('_') ? word : stem(word))));
}
