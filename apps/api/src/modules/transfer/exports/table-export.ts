import type { SqlExecutor } from '../../../platform/database/sql.js';
import type { ExportRequest } from '../../../platform/files/export-section.js';
import { tableLines } from '../../../platform/files/table-lines.js';
import {
  findLongestLists,
  presentLearnedWord,
  tableHeader,
  tableRow,
  wordBatches,
} from '../../learning/index.js';

/** Returns a table of words with a header row: a column for each note and three columns for each context. */
export async function* writeTable(
  sql: SqlExecutor,
  request: ExportRequest,
  delimiter: ',' | '\t',
): AsyncGenerator<string> {
  const lists = await findLongestLists(sql, request);
  yield tableLines([tableHeader(lists)], delimiter);
  for await (const batch of wordBatches(sql, request))
    yield tableLines(
      batch.map((word) => tableRow(presentLearnedWord(word), lists)),
      delimiter,
    );
}
