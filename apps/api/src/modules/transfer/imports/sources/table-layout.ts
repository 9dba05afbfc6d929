import {
  isImportColumn,
  VALUE_COLUMNS,
  type ErrorDetail,
  type ImportColumn,
} from '@wordgrove/contracts';
import { ImportFault } from '../../../../platform/files/import-fault.js';
import { parseMapping, type MappedColumn } from './mapping.js';

/** The columns, from 0, of the members of a word. The columns of lists are in their order. */
export type TableColumns = readonly { member: ImportColumn; index: number }[];

/** The layout of a table. */
export interface TableLayout {
  columns: TableColumns;
  /** True if the first row names the columns. */
  hasHeader: boolean;
  /** The number of cells of the first row. */
  width: number;
}

const WITHOUT_NAMES: TableColumns = [
  { member: 'term', index: 0 },
  { member: 'notes', index: 1 },
];

/**
 * Returns the layout of a table with this first row. Without a mapping, a first row that has `term` names the
 * columns; otherwise the first column is the term and the second a note.
 * @throws ImportFault `INVALID_MAPPING` if the row lacks a column that the mapping names
 */
export function columnsOf(mapping: string, firstRow: readonly string[]): TableLayout {
  const width = firstRow.length;
  const mapped = parseMapping(mapping);
  if (mapped !== null)
    return { columns: resolve(mapped.columns, firstRow), hasHeader: mapped.hasHeader, width };
  const names = firstRow.map((cell) => cell.trim().toLowerCase());
  if (!names.includes('term')) {
    refuseOthersHeads(names);
    return { columns: WITHOUT_NAMES, hasHeader: false, width };
  }
  const twice = VALUE_COLUMNS.find((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (twice !== undefined) throw headerFault(twice, 'The first row contains this column twice');
  const columns = names.flatMap((name, index) =>
    isImportColumn(name) ? [{ member: name, index }] : [],
  );
  return { columns, hasHeader: true, width };
}

function resolve(mapped: readonly MappedColumn[], firstRow: readonly string[]): TableColumns {
  const names = firstRow.map((cell) => cell.trim());
  return mapped.map(({ member, source }) => {
    const index = typeof source === 'number' ? source : names.indexOf(source);
    if (index < 0) throw headerFault(String(source), 'The first row does not contain this column');
    if (typeof source === 'string' && names.lastIndexOf(source) !== index)
      throw headerFault(
        source,
        'The first row contains this column twice: use its position instead',
      );
    return { member, index };
  });
}

/**
 * Refuses first rows that some spreadsheets write: each row would become one term, or the header itself a word.
 */
function refuseOthersHeads(names: readonly string[]): void {
  const [first = ''] = names;
  if (/^sep=.?$/.test(first)) throw headerFault(null, 'The row sep= is only for Excel: remove it');
  const parts = names.length === 1 ? first.split(';') : [];
  if (parts.some((part) => part.replaceAll('"', '').trim() === 'term'))
    throw headerFault(null, 'The columns are separated by semicolons: use commas instead');
}

function headerFault(field: string | null, description: string): ImportFault {
  return new ImportFault({ line: 1, field, reason: 'INVALID_MAPPING', description });
}

/** Returns the fault of a row that has more cells than the first one: a cell without a name would be lost. */
export function layoutFault(
  { hasHeader, width }: TableLayout,
  cells: readonly string[],
): ErrorDetail | undefined {
  if (!hasHeader || !cells.slice(width).some((cell) => cell.trim() !== '')) return undefined;
  const description =
    'has more cells than the first row; put a cell that contains a comma into quotes';
  return { reason: 'TOO_MANY', description };
}
