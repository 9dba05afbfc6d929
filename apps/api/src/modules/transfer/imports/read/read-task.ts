import type { MessagePort } from 'node:worker_threads';
import type { Language } from '@wordgrove/contracts';
import type { PreviewWordDto } from '@wordgrove/dto';
import type { ImportError } from '../../../../platform/files/import-fault.js';
import type { Import } from '../import.js';
import type { Findings } from '../sources/findings.js';
import type { ReadBookmark } from '../read-bookmark.js';

/** The task of a thread that reads a file. */
export interface ReadTask {
  file: Pick<Import, 'format' | 'mapping' | 'language' | 'scopes' | 'skipBadRows' | 'totalBytes'>;
  /** The present time. */
  at: Date;
  /** The place up to which the file has been read. Null for its start. */
  from: ReadBookmark | null;
  /** An empty directory for what is unpacked. */
  directory: string;
  /** Carries the thread's {@link Question}s and their answers. */
  port: MessagePort;
}

/** The progress of a reading. */
export interface ReadProgress {
  /** The share of the file, from 0 to 1. */
  share: number;
  rowCount: number;
}

/** Items of one section that have passed every check. */
export interface ReadBatch {
  section: string;
  /** The items as JSON. */
  items: string;
  /** True if the items are parts of others. Then each comes with its links. */
  areParts: boolean;
  /** The ids of the items, and UUIDs of the records that they stand for if several may stand for the same. */
  ids: readonly (string | null)[];
  records: readonly string[];
  /**
   * The number of items that have been read since the batch before, whether or not they have passed. Parts do not
   * count.
   */
  itemCount: number;
  /** The number of those that the import counts as rows. */
  rowCount: number;
}

/** The requests of a thread to the main thread, for which it waits. The answer to all but the first kind is true if others need the thread. */
export type Question =
  | { kind: 'bytes'; position: number }
  | { kind: 'batch'; batch: ReadBatch }
  | { kind: 'progress'; progress: ReadProgress }
  | { kind: 'turn' };

/** The findings in a file. */
export interface ReadResult {
  /** The number of items without those that are parts of others. */
  itemCount: number;
  rowCount: number;
  /** The names of the sections that the file turned out to have. */
  sections: readonly string[];
  faults: { count: number; first: readonly ImportError[] };
  /** The fault for which the whole file is refused. */
  decisive: ImportError | null;
}

/** The end of a reading: of the file, or of its turn. */
export type ReadEnd =
  | { result: ReadResult; bookmark?: never }
  | { bookmark: ReadBookmark; result?: never };

/** A word as a preview shows it. */
export type PreviewWord = PreviewWordDto;

/** The findings in the sample of a file. */
export interface PreviewResult {
  /** Null if the file could not be opened. */
  findings: Findings | null;
  words: readonly PreviewWord[];
  languages: readonly (readonly [Language, number])[];
  sections: readonly (readonly [string, number])[];
  itemCount: number;
  /** True if the sample is the whole file. */
  isComplete: boolean;
  faults: { count: number; first: readonly ImportError[] };
}
