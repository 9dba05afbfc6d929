import { stringify } from 'csv-stringify/sync';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import type { ExportRequest } from '../../../platform/files/export-section.js';
import {
  findLongestLists,
  presentLearnedWord,
  tableHeader,
  tableRow,
  wordBatches,
} from '../../learning/index.js';
import { toCell } from '../table-cells.js';

/**
 * Options that put a cell of several lines into quotes. By default the library does that only for its own
 * delimiter.
 */
const LINES = { record_delimiter: '\r\n', quoted_match: /[\r\n]/ };

/** Returns a table of words with a header row: a column for each note and three columns for each context. */
export async function* writeTable(
  sql: SqlExecutor,
  request: ExportRequest,
  delimiter: ',' | '\t',
): AsyncGenerator<string> {
  const lists = await findLongestLists(sql, request);
  const write = (rows: string[][]) => stringify(rows, { delimiter, ...LINES });
  yield write([tableHeader(lists)]);
  for await (const batch of wordBatches(sql, request))
    yield write(batch.map((word) => tableRow(presentLearnedWord(word), lists).map(toCell)));
}
