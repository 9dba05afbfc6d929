import { isImportColumn, SINGLE_COLUMNS, type ImportColumn } from '@wordgrove/contracts';

/** The column of a member of a word: its name, or its position from 0. */
export interface MappedColumn {
  member: ImportColumn;
  source: string | number;
}

/** A mapping of the columns of a table or deck. */
export interface Mapping {
  columns: readonly MappedColumn[];
  /** True if the first row of a table names the columns. */
  hasHeader: boolean;
}

/** Stands before the positions if the first row is not a word. */
const HEADER = 'header';

/**
 * Reads `term:0,notes:1`, `header,term:0,notes:1` or `term:Word,notes:Meaning`. Returns null if the text is
 * empty.
 * @throws SyntaxError that says what is wrong with the text
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
