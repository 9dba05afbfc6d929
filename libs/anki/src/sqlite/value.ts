import type { SQLiteValue } from 'node-sqlite3-wasm';

/** A row from SQLite: any column can have any type. */
export type Row = Record<string, SQLiteValue>;

/** Returns a column as a finite number, or 0 for any other value. */
export function numberIn(row: Row, column: string): number {
  const number = Number(row[column] ?? 0);
  return Number.isFinite(number) ? number : 0;
}

/** Returns a column as text. Bytes are read as UTF-8. */
export function textIn(row: Row, column: string): string {
  const value = row[column] ?? '';
  return value instanceof Uint8Array ? Buffer.from(value).toString('utf8') : String(value);
}
