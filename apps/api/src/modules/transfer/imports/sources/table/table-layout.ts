import {
  columnNamed,
  isRowOfLanguages,
  VALUE_COLUMNS,
  type ErrorDetail,
  type Language,
} from '@wordgrove/contracts';
import { parseMapping, type MappedColumn, type Mapping } from '../mapping.js';
import {
  columnsByContent,
  lookAt,
  onceEach,
  termOf,
  type SeenColumn,
} from './columns-by-content.js';
import { refuseLines } from './no-table.js';
import { highlightsIn, type Highlights } from './readwise.js';
import type { TableColumns } from './table-columns.js';
import { headFault, refuseBooks, unknownColumns } from './table-faults.js';

/** The layout of a table. */
export interface TableLayout {
  columns: TableColumns;
  /** True if the first row names the columns. */
  hasHeader: boolean;
  /** The cells of the first row. */
  firstRow: readonly string[];
  /** True if a mapping chooses the columns. */
  isMapped: boolean;
  /** Present if the table has highlights of Readwise, whose rows are not all words. */
  highlights?: Highlights;
}

/** Names that stand above words and are hardly ever words to learn, even if no other name is known. */
const CERTAIN_NAMES = /^(?:terms?|words?)$/;

/**
 * Returns the layout of a table with these first rows. Without a mapping, the names in the first row or else the content
 * of the columns decide.
 * @throws ImportFault `INVALID_MAPPING` if the row lacks a column that the mapping names, or if a column would be lost
 */
export function layoutOf(
  { mapping, language }: { mapping: string; language: Language },
  rows: readonly (readonly string[])[],
): TableLayout {
  const [firstRow = []] = rows;
  const mapped = mappingOf(mapping);
  if (mapped !== null)
    return {
      columns: resolve(mapped.columns, firstRow),
      hasHeader: mapped.hasHeader,
      firstRow,
      isMapped: true,
    };
  const found = { firstRow, isMapped: false };
  const highlights = highlightsIn(firstRow);
  if (highlights) return { ...found, columns: columnsOf(highlights), hasHeader: true, highlights };
  refuseBooks(firstRow);
  if (isHeader(firstRow))
    return { ...found, columns: namedColumns(firstRow, rows.slice(1), language), hasHeader: true };
  const hasHeader = isRowOfLanguages(firstRow);
  if (!hasHeader) refuseLines(rows);
  const seen = hasHeader ? lookAt(firstRow, rows.slice(1), language) : lookAt([], rows, language);
  return { ...found, columns: columnsWithoutNames(seen, firstRow), hasHeader };
}

/** Returns the mapping of a table. It has no note types. @throws ImportFault */
function mappingOf(text: string): Mapping | null {
  const mappings = parseMapping(text);
  if (mappings === null) return null;
  if (mappings.ofTypes.size > 0) throw headFault(null, 'The file has no note types');
  return mappings.ofOthers;
}

/** Returns whether a first row names columns: one of the term and others, or one that is certain. */
function isHeader(firstRow: readonly string[]): boolean {
  const said = firstRow.map((cell) => cell.trim().toLowerCase());
  if (said.includes('term')) return true;
  const named = firstRow.map((cell) => columnNamed(cell));
  const terms = named.filter((column) => column === 'term').length;
  const others = named.filter((column) => column !== undefined && column !== 'term').length;
  return (
    (terms > 0 && others > 0) || (terms === 1 && said.some((name) => CERTAIN_NAMES.test(name)))
  );
}

function namedColumns(
  firstRow: readonly string[],
  rows: readonly (readonly string[])[],
  language: Language,
): TableColumns {
  const said = firstRow.map((cell) => cell.trim().toLowerCase());
  const twice = VALUE_COLUMNS.find((name) => said.indexOf(name) !== said.lastIndexOf(name));
  if (twice !== undefined) throw headFault(twice, 'The first row contains this column twice');
  const seen = lookAt(said, rows, language).slice(0, said.length);
  const terms = seen.filter((each) => each.named === 'term');
  const exact = terms.find(({ index }) => said[index] === 'term');
  const term = exact ?? termOf(terms) ?? terms[0];
  const rest = seen.filter((each) => each !== term);
  const named = onceEach(rest.filter((each) => each.named !== undefined && each.named !== 'term'));
  return [{ member: 'term', index: term?.index ?? 0 }, ...named, ...onlyOther(rest, named)];
}

/** Returns the column that is a note because the table has no other one, as in `Word, Deutsch`. */
function onlyOther(rest: readonly SeenColumn[], named: TableColumns): TableColumns {
  const [only, second] = rest;
  if (named.length > 0 || only === undefined || second !== undefined || only.isBare) return [];
  return [{ member: 'notes', index: only.index }];
}

/** @throws ImportFault if a column with text would be lost */
function columnsWithoutNames(
  seen: readonly SeenColumn[],
  firstRow: readonly string[],
): TableColumns {
  const columns = columnsByContent(seen) ?? [{ member: 'term', index: 0 } as const];
  const isLost = ({ index, isBare }: SeenColumn) =>
    !isBare && columns.every((column) => column.index !== index);
  if (seen.some(isLost)) throw unknownColumns(firstRow);
  return columns;
}

function columnsOf({ highlight, note, title, url, tags }: Highlights): TableColumns {
  const all = [
    { member: 'term', index: highlight },
    { member: 'notes', index: note },
    { member: 'source_title', index: title },
    { member: 'source_url', index: url },
    { member: 'tags', index: tags },
  ] satisfies TableColumns;
  return all.filter(({ index }) => index >= 0);
}

function resolve(mapped: readonly MappedColumn[], firstRow: readonly string[]): TableColumns {
  const names = firstRow.map((cell) => cell.trim());
  return mapped.map(({ member, source }) => {
    const index = typeof source === 'number' ? source : names.indexOf(source);
    if (index < 0) throw headFault(String(source), 'The first row does not contain this column');
    if (typeof source === 'string' && names.lastIndexOf(source) !== index)
      throw headFault(source, 'The first row contains this column twice: use its position instead');
    return { member, index };
  });
}

/** Returns the fault of a row that has more cells than the first one: a cell without a name would be lost. */
export function layoutFault(
  { columns, firstRow, hasHeader, isMapped }: TableLayout,
  cells: readonly string[],
): ErrorDetail | undefined {
  if (isMapped && !hasHeader) return undefined;
  const isLost = cells.some(
    (cell, index) =>
      index >= firstRow.length &&
      cell.trim() !== '' &&
      columns.every((column) => column.index !== index),
  );
  if (!isLost) return undefined;
  const description =
    'has more cells than the first row; put a cell that contains a comma into quotes';
  return { reason: 'TOO_MANY', description };
}
