import type { ImportColumn, Language } from '@wordgrove/contracts';
import { specOfRow } from '../../../learning/index.js';
import type { TableColumns } from './table-layout.js';

/** What a row says of a word, as `collect-word` would be told; empty cells say nothing. */
export function specOf(
  cells: readonly string[],
  columns: TableColumns,
  language: Language,
): Record<string, unknown> {
  const all = (member: ImportColumn) =>
    columns.filter((column) => column.member === member).map(({ index }) => cells[index] ?? '');
  return specOfRow(all, language);
}
