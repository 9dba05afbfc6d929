import { isImportColumn, SINGLE_COLUMNS, type ImportColumn } from '@wordgrove/contracts';

/** Where a member of a word comes from: a column's name, or its position from 0. */
export interface MappedColumn {
  member: ImportColumn;
  source: string | number;
}

/** What a mapping says of a table or deck. */
export interface Mapping {
  columns: readonly MappedColumn[];
  /** Whether a table's first row names the columns. */
  hasHeader: boolean;
}

/** Stands before positions where the first row is no word. */
const HEADER = 'header';

/**
 * Reads `term:0,notes:1`, `header,term:0,notes:1` or `term:Word,notes:Meaning`; null where it is empty.
 * @throws SyntaxError saying what is wrong with it
 */
export function parseMapping(text: string): Mapping | null {
  if (text.trim() === '') return null;
  const parts = text.split(',');
  const saysHeader = parts[0]?.trim() === HEADER;
  const columns = (saysHeader ? parts.slice(1) : parts).map(parseColumn);
  for (const member of SINGLE_COLUMNS) {
    const count = columns.filter((column) => column.member === member).length;
    if (count > 1) throw new SyntaxError(`names ${member} twice`);
    if (member === 'term' && count === 0) throw new SyntaxError('must name the column of the term');
  }
  const isNamed = columns.some(({ source }) => typeof source === 'string');
  return { columns, hasHeader: saysHeader || isNamed };
}

function parseColumn(part: string): MappedColumn {
  const colon = part.indexOf(':');
  const member = part.slice(0, colon).trim();
  const source = part.slice(colon + 1).trim();
  if (colon < 0 || source === '') throw new SyntaxError('must have a form such as term:0,notes:1');
  if (!isImportColumn(member))
    throw new SyntaxError(`names ${member}, which is not a member of words`);
  return { member, source: /^\d{1,4}$/.test(source) ? Number(source) : source };
}
