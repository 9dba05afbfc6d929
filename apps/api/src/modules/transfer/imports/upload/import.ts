import {
  LIMITS,
  type ImportStatus,
  type Language,
  type Scope,
  type TransferFormat,
} from '@wordgrove/contracts';
import type { ImportError } from '../../../../platform/files/import-fault.js';

/** An uploaded file and the state of its import. Timestamps are ISO 8601 text. */
export interface Import {
  id: string;
  userId: string;
  /** Null if the user brought the file in person, or if the application no longer exists. */
  applicationId: string | null;
  /** The scopes of the person or application that uploaded the file. */
  scopes: Scope[];
  format: TransferFormat;
  /** The language of words that name none. */
  language: Language;
  mapping: string;
  skipBadRows: boolean;
  status: ImportStatus;
  totalBytes: number;
  processedBytes: number;
  rowCount: number;
  createdCount: number;
  updatedCount: number;
  errorCount: number;
  /** The first of the errors. */
  errors: ImportError[];
  createdAt: string;
  finishedAt: string | null;
}

/** The numbers of items that an import has read, created and updated. */
export type ImportCounts = Pick<Import, 'rowCount' | 'createdCount' | 'updatedCount'>;

/** The size in bytes of the pieces in which an uploaded file is stored. */
export const CHUNK_BYTES = 256 * 1024;

/** The number of faults that an import describes in full. */
export const MAX_ERRORS = LIMITS.importErrors;

/** The number of imports of a user that may be unfinished. */
export const MAX_UNFINISHED = LIMITS.unfinishedImports;

/**
 * The error that is thrown if some rows cannot be imported and the others must not be imported without them.
 * The log of faults has the faults of those rows.
 */
export class ImportRefused extends Error {}
