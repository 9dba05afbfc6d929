import { pipeline } from 'node:stream/promises';
import { TABLE_SYNTAX, type Language } from '@wordgrove/contracts';
import { CsvError, parse } from 'csv-parse';
import { fromCell } from '../../../../platform/files/table-cells.js';
import { ImportFault } from '../../../../platform/files/import-fault.js';
import { WORD_SHAPE } from '../../../learning/off-thread.js';
import type { ImportItem, ImportSource } from './import-item.js';
import { columnsOf, layoutFault, type TableLayout } from './table-layout.js';
import { specOf } from './table-row.js';
import { withNewlines } from './newlines.js';
import { decodeUtf8 } from './utf8.js';

/** More characters than any word has. A quote that is never closed must not take in the whole file. */
const MAX_ROW = 1_000_000;

interface ParsedRow {
  record: string[];
  /** `lines` is the line in which the row ends, from 1. */
  info: { lines: number };
}

/** The options for reading a table. */
export interface TableOptions {
  delimiter: ',' | '\t';
  mapping: string;
  /** The language of words that name none. */
  language: Language;
}

/** Reads words from a table, one from each row. */
export class TableSource implements ImportSource {
  constructor(
    private readonly bytes: () => AsyncIterable<Uint8Array>,
    private readonly options: TableOptions,
  ) {}

  async *items(): AsyncGenerator<ImportItem> {
    let layout: TableLayout | undefined;
    for await (const { line, cells } of this.rows()) {
      const isFirst = layout === undefined;
      layout ??= columnsOf(this.options.mapping, cells);
      if (isFirst && layout.hasHeader) continue;
      const value = specOf(cells, layout.columns, this.options.language);
      const fault = layoutFault(layout, cells);
      yield { section: WORD_SHAPE, line, path: '', value, ...(fault && { fault }) };
    }
  }

  async close(): Promise<void> {
    // The source keeps nothing that it must close.
  }

  private async *rows(): AsyncGenerator<{ line: number; cells: string[] }> {
    let parsedLines = 0;
    const parser = parse({
      ...TABLE_SYNTAX,
      delimiter: this.options.delimiter,
      info: true,
      max_record_size: MAX_ROW,
      // If a later row has a fault, rows that have not been read yet are lost.
      on_record: (record: string[], { lines }) => {
        parsedLines = lines;
        return record;
      },
    });
    const feeding = pipeline(withNewlines(decodeUtf8(this.bytes())), parser).catch(() => undefined);
    try {
      for await (const { record, info } of parser as AsyncIterable<ParsedRow>) {
        const line = info.lines - newlinesIn(record);
        if (record.length > 1 || record[0] !== '') yield { line, cells: record.map(fromCell) };
      }
    } catch (error) {
      throw error instanceof CsvError ? malformed(error, parsedLines + 1) : error;
    } finally {
      parser.destroy();
      await feeding;
    }
  }
}

function newlinesIn(record: readonly string[]): number {
  return record.reduce((count, cell) => count + cell.split('\n').length - 1, 0);
}

function malformed(error: CsvError, line: number): ImportFault {
  const isEndless = error.code === 'CSV_MAX_RECORD_SIZE' || error.code === 'CSV_QUOTE_NOT_CLOSED';
  const description = isEndless
    ? 'The row does not end or is too long; a closing quote may be missing'
    : 'The row could not be read';
  return new ImportFault({ line, field: null, reason: 'INVALID_FILE', description });
}
