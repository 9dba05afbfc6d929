import type { Language } from '@wordgrove/contracts';
import type { SqlExecutor } from '../database/sql.js';
import type { JobQueue } from '../jobs/job-queue.service.js';
import type { CheckedItem } from './checked-item.js';
import type { FaultSink } from './import-fault.js';
import type { ImportShape } from './import-shape.js';
import type { ReadFile, StagedFile } from './staged-file.js';

/** A part of a file, as the module that keeps the data imports it. */
export interface ImportSection<T extends object = object, Past = unknown> extends ImportShape<T> {
  /**
   * Looks for faults that only the database can find, before anything is written. Returns the items that can be
   * imported. It only reads.
   */
  check?(
    context: CheckContext,
    items: readonly CheckedItem<T, Past>[],
  ): Promise<readonly CheckedItem<T, Past>[]>;
  /** Does the same for all parts of a section at once, after all other items. */
  checkParts?(context: CheckContext): Promise<void>;
  /**
   * Writes some items in a transaction that has the user's turn. If the user has changed something since the
   * check, so that an item can no longer be written, it leaves that item out and reports it.
   */
  write?(context: WriteContext, items: readonly CheckedItem<T, Past>[]): Promise<void>;
  /** Called when nothing more will be written, whether or not the file has the section. It must not wait for locks. */
  settle?(context: SettleContext): Promise<void>;
}

/** The context that the sections of one import share. */
interface ImportContext {
  /** The database while the file is checked, and the transaction while something is written. */
  sql: SqlExecutor;
  importer: Importer;
  /** Receives faults that only the database can find. */
  faults: FaultSink;
  /** The time of the import. */
  at: Date;
  /** The language of items that name none. */
  language: Language;
  /** Returns whether the file has a section of this name. */
  has: (section: string) => boolean;
  /**
   * Returns the value of this name, which `make` makes at the first call. Sections that have to know of each other use
   * it. From one transaction to the next the value is kept as JSON, so it must stay small.
   */
  shared: <T extends object>(name: string, make: () => T) => T;
}

/** The context in which a file is checked. What is shared is not kept. */
export interface CheckContext extends ImportContext {
  file: StagedFile;
}

/** The context in which some items of a file are written. */
export interface WriteContext extends ImportContext {
  file: ReadFile;
  jobs: JobQueue;
  /** The numbers of words that the import has created and updated. */
  counts: { createdCount: number; updatedCount: number };
}

/** The context in which an import ends. */
export type SettleContext = Pick<WriteContext, 'sql' | 'jobs' | 'importer' | 'shared'>;

/** The user whose file it is, and the application through which it came. */
export interface Importer {
  userId: string;
  /** Null if the application no longer exists. */
  applicationId: string | null;
}
