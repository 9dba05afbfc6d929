import { finished } from 'node:stream/promises';
import { TABLE_SYNTAX } from '@wordgrove/contracts';
import { CsvError, parse, type Parser } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { fromCell } from '../../../../../platform/files/table-cells.js';
import type { ImportFault } from '../../../../../platform/files/import-fault.js';
import {
  isTooWide,
  MAX_ROW_CHARACTERS,
  OpenRow,
  refuseWidth,
  rowFault,
  slicesOf,
} from './row-limits.js';

/** The cells of a row, and the line on which it begins. */
export interface TableRow {
  line: number;
  cells: string[];
}

/** The signs of a table. */
export interface TableSigns {
  delimiter: string;
  /** The sign with which a line begins that is no row. */
  comment?: string;
}

/** Returns the rows of a text without the first `skipped` lines. @throws ImportFault after the rows before the fault */
export async function* tableRows(
  pieces: AsyncIterable<string>,
  signs: TableSigns,
  skipped = 0,
): AsyncGenerator<TableRow> {
  const rows: TableRow[] = [];
  let parsedLines = 0;
  const parser = parse({
    ...optionsOf(signs),
    max_record_size: MAX_ROW_CHARACTERS,
    // A stream loses rows that nobody has read when a later one has a fault, so none of them passes through it.
    on_record: (record: string[], { lines }) => {
      parsedLines = lines;
      const line = skipped + lines - newlinesIn(record);
      if (!isEmpty(record)) rows.push({ line, cells: record.map(fromCell) });
      return null;
    },
  });
  const end = finished(parser.resume()).catch((error: unknown) => error);
  const open = new OpenRow();
  try {
    for await (const slice of slicesOf(withoutLines(pieces, skipped))) {
      await write(parser, slice);
      yield* taken(rows);
      if (parser.destroyed) break;
      if (open.isTooLong(slice, parser.info)) throw endless(skipped + parsedLines + 1);
    }
    parser.end();
    const error = await end;
    yield* taken(rows);
    if (error !== undefined)
      throw error instanceof CsvError ? malformed(error, skipped + parsedLines + 1) : error;
  } finally {
    parser.destroy();
  }
}

/** Takes the rows out of the list and returns them, up to one that is too wide. @throws ImportFault */
function* taken(rows: TableRow[]): Generator<TableRow> {
  for (const row of rows.splice(0)) {
    refuseWidth(row);
    yield row;
  }
}

/** Resolves when the text has been parsed, up to the first fault. */
function write(parser: Parser, text: string): Promise<void> {
  return new Promise((resolve) => {
    parser.write(text, () => resolve());
  });
}

/** Returns the rows at the beginning of a text, up to one that is malformed or too wide, for a look at them. */
export function firstRows(text: string, signs: TableSigns, limit: number): string[][] {
  const rows: string[][] = [];
  try {
    parseAtOnce(text, {
      ...optionsOf(signs),
      to: limit,
      on_record: (record: string[]) => void rows.push(record),
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
  }
  const end = rows.findIndex(isTooWide);
  return rows
    .slice(0, end < 0 ? rows.length : end)
    .filter((row) => !isEmpty(row))
    .map((row) => row.map(fromCell));
}

function optionsOf({ delimiter, comment }: TableSigns) {
  return {
    ...TABLE_SYNTAX,
    delimiter,
    ...(comment !== undefined && { comment, comment_no_infix: true }),
  };
}

function isEmpty(record: readonly string[]): boolean {
  return record.length === 1 && record[0] === '';
}

/** Returns the text after its first lines, which are all in the first piece. */
async function* withoutLines(pieces: AsyncIterable<string>, count: number): AsyncGenerator<string> {
  let isFirst = true;
  for await (const piece of pieces) {
    yield isFirst ? afterLines(piece, count) : piece;
    isFirst = false;
  }
}

/** Returns the text after its first lines. */
export function afterLines(text: string, count: number): string {
  let start = 0;
  for (let line = 0; line < count && start >= 0; line += 1) start = text.indexOf('\n', start) + 1;
  return text.slice(start);
}

function newlinesIn(record: readonly string[]): number {
  return record.reduce((count, cell) => count + cell.split('\n').length - 1, 0);
}

function malformed(error: CsvError, line: number): ImportFault {
  const isEndless = error.code === 'CSV_MAX_RECORD_SIZE' || error.code === 'CSV_QUOTE_NOT_CLOSED';
  return isEndless ? endless(line) : rowFault(line, 'The row could not be read');
}

function endless(line: number): ImportFault {
  return rowFault(line, 'The row does not end or is too long; a closing quote may be missing');
}
