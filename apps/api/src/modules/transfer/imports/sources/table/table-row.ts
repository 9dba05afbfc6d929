import type { ImportColumn, Language } from '@wordgrove/contracts';
import { specOfRow } from '../../../../learning/off-thread.js';
import type { TableColumns } from './table-columns.js';

/** Returns the word of a row, in the form of a `collect-word` request. Empty cells are left out. */
export function specOf(
  cells: readonly string[],
  columns: TableColumns,
  language: Language,
): Record<string, unknown> {
  const all = (member: ImportColumn) =>
    columns.filter((column) => column.member === member).map(({ index }) => cells[index] ?? '');
  return specOfRow(all, language);
}
