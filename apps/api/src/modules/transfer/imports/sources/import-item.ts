import type { ErrorDetail } from '@wordgrove/contracts';

/** The parts of a file, in the order in which they depend on each other. */
export const SECTIONS = [
  'words',
  'wordbooks',
  'memory_parameters',
  'review_plans',
  'reviews',
  'fitted_weights',
] as const;

/** What an item of a file is. */
export type Section = (typeof SECTIONS)[number];

/** An answer that a deck's log has. */
export interface PastReview {
  at: Date;
  rating: 'AGAIN' | 'HARD' | 'GOOD' | 'EASY';
  timeMs: number;
}

/** What a deck says of a word's past. */
export interface PastOfWord {
  suspended: boolean;
  /** In the order of time. */
  reviews: readonly PastReview[];
}

/** One row, element or note of a file, not yet checked. */
export interface ImportItem {
  section: Section;
  /** From 1. */
  line: number;
  /** Where it stands, such as `words[3]`; empty where the line says it all. */
  path: string;
  value: object;
  past?: PastOfWord;
  /** What is wrong with it beyond its value. */
  fault?: ErrorDetail;
}

/** What is wanted of a file. */
export interface ReadOptions {
  /** False where the words' past does not matter this time. */
  withPast: boolean;
}

/** Reads a file from its start, any number of times. */
export interface ImportSource {
  /** Where that is known before they are read. */
  readonly itemCount?: number;
  /** @throws ImportFault where the file is not what its format says */
  items(options: ReadOptions): AsyncIterable<ImportItem>;
  close(): Promise<void>;
}
