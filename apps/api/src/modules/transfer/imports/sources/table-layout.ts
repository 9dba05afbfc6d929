import { isImportColumn, type ImportColumn } from '@wordgrove/contracts';
import { ImportFault } from '../import.js';
import { parseMapping, type MappedColumn } from '../mapping.js';

/** Which column, from 0, is what; those of lists in their order. */
export type TableColumns = readonly { member: ImportColumn; index: number }[];

/** How to read a table. */
export interface TableLayout {
  columns: TableColumns;
  /** Whether the first row names the columns. */
  hasHeader: boolean;
}

const WITHOUT_NAMES: TableColumns = [
  { member: 'term', index: 0 },
  { member: 'notes', index: 1 },
];

/**
 * How to read a table with this first row. Without a mapping, a first row that has `term` names the
 * columns; else the first column is the term and the second a note.
 * @throws ImportFault `INVALID_MAPPING` where the row lacks a column that the mapping names
 */
export function columnsOf(mapping: string, firstRow: readonly string[]): TableLayout {
  const mapped = parseMapping(mapping);
  if (mapped !== null)
    return { columns: resolve(mapped.columns, firstRow), hasHeader: mapped.hasHeader };
  const names = firstRow.map((cell) => cell.trim().toLowerCase());
  if (!names.includes('term')) return { columns: WITHOUT_NAMES, hasHeader: false };
  const columns = names.flatMap((name, index) =>
    isImportColumn(name) ? [{ member: name, index }] : [],
  );
  return { columns, hasHeader: true };
}

function resolve(mapped: readonly MappedColumn[], firstRow: readonly string[]): TableColumns {
  const names = firstRow.map((cell) => cell.trim());
  return mapped.map(({ member, source }) => {
    const index = typeof source === 'number' ? source : names.indexOf(source);
    if (index < 0) throw missing(String(source));
    return { member, index };
  });
}

function missing(name: string): ImportFault {
  return new ImportFault({
    line: 1,
    field: name,
    reason: 'INVALID_MAPPING',
    description: 'The first row has no such column',
  });
}
