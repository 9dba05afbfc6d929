import { stem } from '../../text/stemming.js';
import type { PartOfSpeech, Synset } from '../../wordnet/synset.js';
import { allWords } from './all-words.js';

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

/**
 * The lines of each lemma. They are the senses of the words that learners mix up, written for this project. Each line has the word, its
 * part of speech (with `?` if few people think of the sense without the words beside it), parts of WordNet's definition (with `_` for
 * spaces, `^` before the beginning of the definition, `|` between alternatives), after the colon the words beside it, if any, and after a
 * semicolon more words that are often in the same sentence.
 */
let linesByLemma: ReadonlyMap<string, readonly string[]> | undefined;

/** The lines that were read. Most words are never asked for, so each is read when it is. */
const read = new Map<string, readonly Collocations[]>();
const none: readonly Collocations[] = [];

/** Returns what is known to stand beside a lemma, by sense. Most lemmas have none. */
export function collocationsOf(lemma: string): readonly Collocations[] {
  linesByLemma ??= splitLines();
  const lines = linesByLemma.get(lemma);
  if (lines === undefined) return none;
  const known = read.get(lemma);
  if (known !== undefined) return known;
  const collocations = lines.map(readLine);
  read.set(lemma, collocations);
  return collocations;
}

/** Returns every lemma that has collocations. */
export function lemmasWithCollocations(): Iterable<string> {
  linesByLemma ??= splitLines();
  return linesByLemma.keys();
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

function splitLines(): Map<string, string[]> {
  const lines = new Map<string, string[]>();
  for (const line of allWords.split('\n')) {
    const row = line.trim();
    const lemma = row.slice(0, Math.max(0, row.indexOf(' ')));
    if (lemma === '') continue;
    const others = lines.get(lemma);
    if (others === undefined) lines.set(lemma, [row]);
    else others.push(row);
  }
  return lines;
}

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
