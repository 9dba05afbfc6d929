import { INFORMATIVE_COLUMNS } from '@wordgrove/contracts';
import { stringify } from 'csv-stringify/sync';
import type { LearnedWordDto } from '@wordgrove/dto';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import type { ExportRequest } from '../../../platform/files/export-section.js';
import {
  findLongestLists,
  presentLearnedWord,
  wordBatches,
  type LongestLists,
} from '../../learning/index.js';
import { joinTags, toCell } from '../table-cells.js';

/** A cell of several lines is quoted: by itself the library does that for its own delimiter only. */
const LINES = { record_delimiter: '\r\n', quoted_match: /[\r\n]/ };

/** A table of words with a header row: a column for each note and three for each context. */
export async function* writeTable(
  sql: SqlExecutor,
  request: ExportRequest,
  delimiter: ',' | '\t',
): AsyncGenerator<string> {
  const lists = await findLongestLists(sql, request);
  const write = (rows: string[][]) => stringify(rows, { delimiter, ...LINES });
  yield write([header(lists)]);
  for await (const batch of wordBatches(sql, request))
    yield write(batch.map((word) => row(presentLearnedWord(word), lists)));
}

function header({ notes, contexts }: LongestLists): string[] {
  return [
    ...['term', 'language', 'mastery_level', 'tags'],
    ...Array<string>(notes).fill('notes'),
    ...Array.from({ length: contexts }, () => ['context', 'source_title', 'source_url']).flat(),
    ...INFORMATIVE_COLUMNS,
  ];
}

function row(word: LearnedWordDto, lists: LongestLists): string[] {
  const contexts = padded(word.contexts, lists.contexts).flatMap((context) => [
    context?.sentence,
    context?.source_title,
    context?.source_url,
  ]);
  return [
    ...[word.term, word.language, word.mastery_level, joinTags(word.tags)],
    ...padded(word.notes, lists.notes),
    ...contexts,
    ...INFORMATIVE_COLUMNS.map((name) => word[name]),
  ].map((value) => toCell(String(value ?? '')));
}

function padded<T>(items: readonly T[], length: number): (T | undefined)[] {
  return Array.from({ length }, (_, index) => items[index]);
}
