import { LIMITS, type ImportStatus } from '@wordgrove/contracts';
import type { ImportEntity } from './import.entity.js';

/** An uploaded file and the state of its import, as its user sees it. */
export type Import = Omit<ImportEntity, 'status' | 'bookmark' | 'reading' | 'writing'> & {
  status: ImportStatus;
};

/** An import, and where it is in the queue. */
export type ImportInQueue = Import & {
  /** From 1. Null unless the import waits to begin. */
  queuePosition: number | null;
};

/** The numbers of rows that an import has read, created and updated. */
export type ImportCounts = Pick<Import, 'rowCount' | 'createdCount' | 'updatedCount'>;

/** The bytes of a piece of an uploaded file, as it is kept. */
export const CHUNK_BYTES = 256 * 1024;

/** The maximum number of errors that an import reports in full. */
export const MAX_ERRORS = LIMITS.importErrors;

/** The maximum number of unfinished imports of a user. */
export const MAX_UNFINISHED = LIMITS.unfinishedImports;

/** Thrown if nothing of a file is imported. The log of faults has the reason. */
export class ImportRefused extends Error {
  constructor(
    /** The number of rows that have been read. */
    readonly rowCount: number,
  ) {
    super('Nothing of the file is imported');
  }
}
