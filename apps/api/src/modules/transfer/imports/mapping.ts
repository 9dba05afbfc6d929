import { isImportColumn, type ImportColumn } from '../table-columns.js';

/** Where a member of a word comes from: a column's name, or its position from 0. */
export interface MappedColumn {
  member: ImportColumn;
  source: string | number;
}

/** Members that a word has once; the others may come from several columns. */
const SINGULAR: readonly ImportColumn[] = ['term', 'language', 'mastery_level', 'tags'];

/**
 * Reads `term:0,notes:1` or `term:Word,notes:Meaning`; null where it is empty.
 * @throws SyntaxError saying what is wrong with it
 */
export function parseMapping(text: string): MappedColumn[] | null {
  if (text.trim() === '') return null;
  const columns = text.split(',').map(parseColumn);
  for (const member of SINGULAR) {
    const count = columns.filter((column) => column.member === member).length;
    if (count > 1) throw new SyntaxError(`names ${member} twice`);
    if (member === 'term' && count === 0) throw new SyntaxError('does not say where the term is');
  }
  return columns;
}

/** True where a name tells which column is meant, so that the table must have a header row. */
export function needsHeader(columns: readonly MappedColumn[]): boolean {
  return columns.some(({ source }) => typeof source === 'string');
}

function parseColumn(part: string): MappedColumn {
  const colon = part.indexOf(':');
  const member = part.slice(0, colon).trim();
  const source = part.slice(colon + 1).trim();
  if (colon < 0 || source === '') throw new SyntaxError('must be like term:0,notes:1');
  if (!isImportColumn(member)) throw new SyntaxError(`names ${member}, which no word has`);
  return { member, source: /^\d{1,4}$/.test(source) ? Number(source) : source };
}
