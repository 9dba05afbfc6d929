import { columnNamed } from '@wordgrove/contracts';
import { firstRows } from './table-rows.js';

export const TAB = '\t';

/** The signs that may separate cells, the likeliest first. */
const DELIMITERS = [TAB, ';', ',', '|'];
const ROWS = 50;

/** Spreadsheets write `sep=;` above the first row. */
const LINE_OF_EXCEL = /^"?sep=(.)"?\n/i;

/** The signs of a text, and the number of lines before its first row. */
export interface Separation {
  delimiter: string;
  lines: number;
}

/**
 * Returns how the cells at the beginning of a text are separated: by the sign with which most rows have as many
 * cells as the first one. The one that the sender has named wins if another one is no better.
 */
export function separationOf(text: string, named: string): Separation {
  const excel = LINE_OF_EXCEL.exec(text)?.[1];
  if (excel !== undefined) return { delimiter: excel, lines: 1 };
  const candidates = [named, ...DELIMITERS.filter((delimiter) => delimiter !== named)];
  let best = { delimiter: named, share: 0 };
  for (const delimiter of candidates) {
    // Ordinary text has commas too.
    const isWeak = delimiter === ',' && delimiter !== named;
    const share = shareOfEqualRows(text, delimiter, isWeak);
    if (share > best.share) best = { delimiter, share };
  }
  return { delimiter: best.delimiter, lines: 0 };
}

/**
 * Returns the share of rows, from 0 to 1, that have as many cells as the first one and more than one. A weak sign counts
 * only below a row of names.
 */
function shareOfEqualRows(text: string, delimiter: string, isWeak: boolean): number {
  const rows = firstRows(text, { delimiter }, ROWS);
  const width = rows[0]?.length ?? 0;
  if (width < 2 || (isWeak && !rows[0]?.some((cell) => columnNamed(cell) === 'term'))) return 0;
  return rows.filter(({ length }) => length === width).length / rows.length;
}
