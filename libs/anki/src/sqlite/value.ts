import type { SQLiteValue } from 'node-sqlite3-wasm';

/** A row from SQLite: any column can have any type. */
export type Row = Record<string, SQLiteValue>;

/** The maximum number of bytes of a BLOB that is read as text. */
const MAX_BLOB_TEXT = 1024 * 1024;
/** The characters that the longest number has. */
const NUMBER_CHARACTERS = 30;

/** Returns SQL that selects columns as numbers, since any column can hold a text of any size. */
export function numbers(...columns: readonly string[]): string {
  return columns
    .map(
      (column) =>
        `CASE WHEN typeof(${column}) IN ('integer', 'real', 'null') THEN ${column}
           ELSE CAST(substr(${column}, 1, ${NUMBER_CHARACTERS}) AS NUMERIC) END AS ${column}`,
    )
    .join(', ');
}

/** Returns a column as a finite number, or 0 for any other value. */
export function numberIn(row: Row, column: string): number {
  const number = Number(row[column] ?? 0);
  return Number.isFinite(number) ? number : 0;
}

/** Returns a column as text. Bytes are read as UTF-8. */
export function textIn(row: Row, column: string): string {
  const value = row[column] ?? '';
  if (!(value instanceof Uint8Array)) return String(value);
  return Buffer.from(value.subarray(0, MAX_BLOB_TEXT)).toString('utf8');
}
