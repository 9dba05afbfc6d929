import {
  LIMITS,
  type ImportStatus,
  type Language,
  type Scope,
  type TransferFormat,
} from '@wordgrove/contracts';
import type { ImportError } from '../../../../platform/files/import-fault.js';

/** An uploaded file and what has become of it; timestamps are ISO 8601 text. */
export interface Import {
  id: string;
  userId: string;
  /** Null where the user brought the file themselves, and where the application is gone. */
  applicationId: string | null;
  /** Those of whoever uploaded it. */
  scopes: Scope[];
  format: TransferFormat;
  /** Of words that name none. */
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
  /** The first of them. */
  errors: ImportError[];
  createdAt: string;
  finishedAt: string | null;
}

/** What an import has done. */
export type ImportCounts = Pick<Import, 'rowCount' | 'createdCount' | 'updatedCount'>;

/** The bytes of a piece of an uploaded file, as it is kept. */
export const CHUNK_BYTES = 256 * 1024;

/** How many faults an import tells of in full. */
export const MAX_ERRORS = LIMITS.importErrors;

/** How many imports of a user may be unfinished. */
export const MAX_UNFINISHED = LIMITS.unfinishedImports;

/** Some rows cannot be imported, and the rest shall not be without them; the log of faults has them. */
export class ImportRefused extends Error {}
