import type { Language } from '@wordgrove/contracts';
import { WORD_SHAPE } from '../../../../learning/off-thread.js';
import type { FileText } from '../text/file-text.js';
import type { Findings } from '../findings.js';
import type { ImportItem, ImportSource } from '../import-item.js';
import { separationOf } from './delimiter.js';
import { wordOfHighlight } from './readwise.js';
import { layoutFault, layoutOf, type TableLayout } from './table-layout.js';
import { specOf } from './table-row.js';
import { afterLines, firstRows, tableRows } from './table-rows.js';

/** The number of rows that show what the columns are. */
const ROWS_TO_KNOW = 100;

/** The options for reading a table. */
export interface TableOptions {
  /** The sign that the sender has named. The content decides if it says something else. */
  delimiter: ',' | '\t';
  mapping: string;
  /** The language of words that name none. */
  language: Language;
}

/** Reads words from a table, one from each row. */
export class TableSource implements ImportSource {
  private layout: TableLayout | undefined;
  private delimiter = '';

  constructor(
    private readonly text: FileText,
    private readonly options: TableOptions,
  ) {}

  async *items(): AsyncGenerator<ImportItem> {
    const { start } = this.text;
    const { delimiter, lines } = separationOf(start, this.options.delimiter);
    this.delimiter = delimiter;
    const samples = firstRows(afterLines(start, lines), { delimiter }, ROWS_TO_KNOW);
    for await (const { line, cells } of tableRows(this.text.pieces(), { delimiter }, lines)) {
      const isFirst = this.layout === undefined;
      const layout = (this.layout ??= layoutOf(this.options, [cells, ...samples.slice(1)]));
      if (isFirst && layout.hasHeader) continue;
      yield { section: WORD_SHAPE, line, path: '', ...this.wordOf(cells, layout) };
    }
  }

  findings(): Findings {
    const { firstRow = [], columns = [], hasHeader = false, highlights } = this.layout ?? {};
    return {
      kind: highlights ? 'READWISE' : 'TABLE',
      encoding: this.text.encoding,
      delimiter: this.delimiter,
      hasHeader,
      columns: firstRow.map((cell, position) => ({
        noteType: null,
        name: hasHeader ? cell.trim() : null,
        position,
        member: columns.find(({ index }) => index === position)?.member ?? null,
      })),
    };
  }

  async close(): Promise<void> {
    // The source keeps nothing that it must close.
  }

  private wordOf(
    cells: readonly string[],
    layout: TableLayout,
  ): Pick<ImportItem, 'value' | 'fault'> {
    const { language } = this.options;
    const { highlights } = layout;
    if (highlights) return wordOfHighlight(cells, highlights, language);
    const fault = layoutFault(layout, cells);
    return { value: specOf(cells, layout.columns, language), ...(fault && { fault }) };
  }
}
