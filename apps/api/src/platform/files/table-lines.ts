import { stringify } from 'csv-stringify/sync';
import { toCell } from './table-cells.js';

/**
 * Options that put a cell of several lines into quotes. By default the library does that only for its own
 * delimiter.
 */
const LINES = { record_delimiter: '\r\n', quoted_match: /[\r\n]/ };

/** Returns rows as lines of a table, guarded against formulas. */
export function tableLines(rows: readonly string[][], delimiter: ',' | '\t' = ','): string {
  return stringify(
    rows.map((row) => row.map(toCell)),
    { delimiter, ...LINES },
  );
}
