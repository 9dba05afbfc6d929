import type { ErrorDetail, Language, Scope } from '@wordgrove/contracts';
import type { SqlExecutor } from '../database/sql.js';
import type { JobQueue } from '../jobs/job-queue.service.js';
import type { FaultSink, ItemPlace } from './import-fault.js';
import type { ImportedIds } from './imported-ids.repository.js';

/** An item of a file that is what it should be. */
export interface CheckedItem<T extends object = object, Past = unknown> extends ItemPlace {
  value: T;
  /** What the file says beyond the value. */
  past?: Past;
}

/** A part of a file, as the module that keeps such data imports it. */
export interface ImportSection<T extends object = object, Past = unknown> {
  /** The member of the lossless file that has it. */
  name: string;
  /** What an item must be. */
  Dto: new () => T;
  /** What whoever brings the file needs to write it, unless anybody may who imports. */
  scope?: Scope;
  /** Names of the sections that must have been written before it. */
  needs?: readonly string[];
  /** Whether it is one object or null, and not a list. */
  isSingle?: boolean;
  /** Whether its items are what the import counts. */
  isCounted?: boolean;
  /** Several times the members of the largest item that would pass. */
  mostMembers: number;
  /** Items that are written at once. */
  batchSize: number;
  /** The faults of an item that its DTO cannot tell. */
  faults?(value: T): ErrorDetail[];
  /** Called before anything of the file is written. */
  begin?(context: ImportContext): Promise<void>;
  write(context: ImportContext, items: readonly CheckedItem<T, Past>[]): Promise<void>;
  /** Called when all of the file is written, whether it has the section or not. @throws ImportFault */
  settle?(context: ImportContext): Promise<void>;
}

/** What the sections of one import share while it is written. */
export interface ImportContext {
  /** The one transaction. */
  sql: SqlExecutor;
  jobs: JobQueue;
  importer: Importer;
  ids: ImportedIds;
  /** For faults that only the database could tell. */
  faults: FaultSink;
  counts: { createdCount: number; updatedCount: number };
  at: Date;
  /** The language of items that name none. */
  language: Language;
  /** Whether the file has a section of this name. */
  has: (section: string) => boolean;
  /** What `make` made when it was first given, for sections that have to know of each other. */
  shared: <T>(make: () => T) => T;
}

/** Whose file it is, and through which application it came. */
export interface Importer {
  userId: string;
  /** Null where the application is gone. */
  applicationId: string | null;
}
