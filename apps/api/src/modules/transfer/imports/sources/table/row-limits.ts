import type { Info } from 'csv-parse';
import { ImportFault } from '../../../../../platform/files/import-fault.js';

/** More characters than any word has, with the signs between them. A quote that is never closed must not take in the whole file. */
export const MAX_ROW_CHARACTERS = 1_000_000;
/** Far more than in any table of words. */
const MAX_COLUMNS = 1_000;
/** The characters after which the length of a row is looked at. */
const MAX_SLICE = 64 * 1024;

/** Returns a text in slices of a small size. */
export async function* slicesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const piece of pieces)
    for (let at = 0; at < piece.length; at += MAX_SLICE) yield piece.slice(at, at + MAX_SLICE);
}

/**
 * Measures the row that has not ended yet. The parser's own limit leaves out the signs between cells, so that a row of
 * millions of empty cells would pass it.
 */
export class OpenRow {
  private endedLines = 0;
  private length = 0;

  /** Returns whether the row is too long after one more slice, for which the parser has these figures. */
  isTooLong(
    slice: string,
    { records, comment_lines: comments, empty_lines: empty }: Info,
  ): boolean {
    const ended = records + comments + empty;
    this.length = ended > this.endedLines ? 0 : this.length + slice.length;
    this.endedLines = ended;
    return this.length > MAX_ROW_CHARACTERS;
  }
}

export function isTooWide({ length }: readonly string[]): boolean {
  return length > MAX_COLUMNS;
}

/** @throws ImportFault if a row has so many cells that it is none of a table of words */
export function refuseWidth({ line, cells }: { line: number; cells: readonly string[] }): void {
  if (!isTooWide(cells)) return;
  throw rowFault(
    line,
    `The row has ${cells.length} columns, and a table has at most ${MAX_COLUMNS}`,
  );
}

/** Returns the fault of a row for which the whole file is refused. */
export function rowFault(line: number, description: string): ImportFault {
  return new ImportFault({ line, field: null, reason: 'INVALID_FILE', description });
}
