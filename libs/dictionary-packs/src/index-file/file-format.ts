import type { InstalledEntry } from '@wordgrove/lexicon';
import type { PackDescription } from '../pack.js';

/**
 * An index file has lines `key\tentry` in the order of their keys, then the footer as JSON, and then
 * the length of the footer and this mark. The mark is written last: a file without it is not whole.
 */
export const MARK = 'WGDICT01';
export const TRAILER_BYTES = 4 + MARK.length;
/** A block has whole lines. It is what is read at once. */
export const BLOCK_BYTES = 4_096;

export interface Footer {
  description: PackDescription;
  entryCount: number;
  /** Where each block begins, and where the last one ends. */
  offsets: number[];
  /** The first key of each block. */
  keys: string[];
}

/** Returns an entry in short, without names of members. What {@link isOfKind} asks for comes first. */
export function encodeEntry(entry: InstalledEntry): string {
  const { term, readings, partOfSpeech, gender, labels, commonness, definitions, examples } = entry;
  const pairs = examples.map(({ sentence, translation }) => [sentence, translation]);
  const what = [partOfSpeech, labels, term, readings, commonness, definitions, pairs, gender];
  return JSON.stringify(what);
}

type Encoded = [string, string[], string, string[], number, string[], [string, string][], string];

export function decodeEntry(text: string): InstalledEntry {
  const [partOfSpeech, labels, term, readings, commonness, definitions, pairs, gender] = JSON.parse(
    text,
  ) as Encoded;
  const examples = pairs.map(([sentence, translation]) => ({ sentence, translation }));
  return { term, readings, partOfSpeech, gender, labels, commonness, definitions, examples };
}

/** Returns whether an encoded entry is of a part of speech and has no label, without taking it apart. */
export function isOfKind(text: string, partOfSpeech: string): boolean {
  return text.startsWith(`[${JSON.stringify(partOfSpeech)},[],`);
}
