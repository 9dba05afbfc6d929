import type { Language } from '@wordgrove/contracts';
import type { SqlExecutor } from '../database/sql.js';
import type { JobQueue } from '../jobs/job-queue.service.js';
import type { FaultSink, ItemPlace } from './import-fault.js';
import type { ImportedIds } from './imported-ids.repository.js';
import type { ImportShape } from './import-shape.js';

/** An item of a file that has passed every check. */
export interface CheckedItem<T extends object = object, Past = unknown> extends ItemPlace {
  value: T;
  /** The information in the file that goes beyond the value. */
  past?: Past;
}

/** A part of a file, as the module that keeps the data imports it. */
export interface ImportSection<T extends object = object, Past = unknown> extends ImportShape<T> {
  /** Called before any part of the file is written. */
  begin?(context: ImportContext): Promise<void>;
  write(context: ImportContext, items: readonly CheckedItem<T, Past>[]): Promise<void>;
  /** Called when the whole file has been written, whether or not it has the section. @throws ImportFault */
  settle?(context: ImportContext): Promise<void>;
}

/** The context that the sections of one import share while it is written. */
export interface ImportContext {
  /** The only transaction of the import. */
  sql: SqlExecutor;
  jobs: JobQueue;
  importer: Importer;
  ids: ImportedIds;
  /** Receives faults that only the database can find. */
  faults: FaultSink;
  counts: { createdCount: number; updatedCount: number };
  at: Date;
  /** The language of items that name none. */
  language: Language;
  /** Returns whether the file has a section of this name. */
  has: (section: string) => boolean;
  /** Returns what `make` returned at the first call with it. Sections that have to know of each other use it. */
  shared: <T>(make: () => T) => T;
}

/** The user whose file it is, and the application through which it came. */
export interface Importer {
  userId: string;
  /** Null if the application no longer exists. */
  applicationId: string | null;
}
