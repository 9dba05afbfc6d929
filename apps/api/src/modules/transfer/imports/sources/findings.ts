import type { FileKind, ImportColumn } from '@wordgrove/contracts';
import type { TextEncoding } from './text/file-text.js';

/** The findings about a file as a whole. */
export interface Findings {
  kind: FileKind;
  /** Null if the file is no text. */
  encoding: TextEncoding | null;
  /** The sign between cells. Null if the file is no table. */
  delimiter: string | null;
  hasHeader: boolean;
  /** The columns of a table, or the fields of notes by their types. */
  columns: readonly FoundColumn[];
}

/** A column and what it is taken for. */
export interface FoundColumn {
  /** The type of the notes that have the field. Null in tables, and if a text does not name it. */
  noteType: string | null;
  /** Null if the file does not name it. */
  name: string | null;
  /** The position, from 0. */
  position: number;
  /** Null if the column is not imported. */
  member: ImportColumn | null;
}
