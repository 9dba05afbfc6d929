import type { InstalledEntry } from '@wordgrove/lexicon';
import type { PackDescription } from '../pack.js';

/**
 * An index file has lines `key\tentry` in the order of their keys, then lines with an entry for each common word, then the footer
 * as JSON, and then the length of the footer and this mark. The mark is written last: a file without it is not whole.
 */
export const MARK = 'WGDICT02';
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
  /** By part of speech, the places of blocks of their own with its common words, the commonest first. */
  common: Record<string, CommonBlocks>;
}

/** Blocks of common words, from which wrong options are taken. */
export interface CommonBlocks {
  /** Where each block begins, and where the last one ends. */
  offsets: number[];
  /** The commonness of the first word of each block. */
  commonness: number[];
}

/** Returns an entry in short, without names of members. */
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
