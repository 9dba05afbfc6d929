import { isImportColumn, SINGLE_COLUMNS, type ImportColumn } from '@wordgrove/contracts';

/** The column of a member of a word: its name, or its position from 0. */
export interface MappedColumn {
  member: ImportColumn;
  source: string | number;
}

/** A mapping of the columns of a table or of the fields of a note. */
export interface Mapping {
  columns: readonly MappedColumn[];
  /** True if the first row of a table names the columns. */
  hasHeader: boolean;
}

/** The mappings of the notes of a deck, by the names of their types, and that of all others. */
export interface Mappings {
  ofTypes: ReadonlyMap<string, Mapping>;
  ofOthers: Mapping | null;
}

/** Stands before the positions if the first row is not a word. */
const HEADER = 'header';

/** Separates mappings: what follows is the name of a note type, or a mapping without one. */
const BETWEEN_MAPPINGS = /;(?=[^:;]*=|\s*(?:header\s*,\s*)?[a-z_]+\s*:)/;

/**
 * Reads `term:0,notes:1`, `header,term:0,notes:1` or `term:Word,notes:Meaning`. For decks, it can say more:
 * `Vocabulary=term:Word,notes:Meaning;term:0`. Returns null if the text is empty.
 * @throws SyntaxError that says what is wrong with the text
 */
export function parseMapping(text: string): Mappings | null {
  if (text.trim() === '') return null;
  const ofTypes = new Map<string, Mapping>();
  let ofOthers: Mapping | null = null;
  for (const part of text.split(BETWEEN_MAPPINGS)) {
    const [type, columns] = typeAndColumns(part);
    if (type === null ? ofOthers !== null : ofTypes.has(type))
      throw new SyntaxError(`has two mappings for ${type ?? 'notes of other types'}`);
    const mapping = parseOne(columns);
    if (type === null) ofOthers = mapping;
    else ofTypes.set(type, mapping);
  }
  return { ofTypes, ofOthers };
}

/** Returns the mapping of notes of a type. */
export function mappingFor(mappings: Mappings | null, noteType: string | null): Mapping | null {
  const ofType = noteType === null ? undefined : mappings?.ofTypes.get(noteType.trim());
  return ofType ?? mappings?.ofOthers ?? null;
}

/** The name of a type comes before the first member. A column may have a name with `=`, too. */
function typeAndColumns(part: string): [type: string | null, columns: string] {
  const equals = part.indexOf('=');
  const colon = part.indexOf(':');
  if (equals < 0 || (colon >= 0 && colon < equals)) return [null, part];
  return [part.slice(0, equals).trim(), part.slice(equals + 1)];
}

function parseOne(text: string): Mapping {
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
