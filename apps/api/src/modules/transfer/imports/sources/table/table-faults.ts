import { ImportFault } from '../../../../../platform/files/import-fault.js';

/** The cells of the first row that a fault shows, and the characters of each. */
const MAX_SHOWN = 12;
const MAX_SHOWN_CHARACTERS = 40;

const UNDERSTOOD =
  'A first row is understood that names the columns, such as term,notes,context,tags or Front,Back or Word,Meaning, and so is a mapping such as term:0,notes:1, or header,term:0,notes:1 if the first row has names';

/** Returns the fault of the first row of a table. */
export function headFault(field: string | null, description: string): ImportFault {
  return new ImportFault({ line: 1, field, reason: 'INVALID_MAPPING', description });
}

/** Returns the fault of a table with columns of which nobody knows what they are. */
export function unknownColumns(firstRow: readonly string[]): ImportFault {
  return headFault(
    null,
    `The first row has ${firstRow.length} columns: ${shown(firstRow)}. It is not clear which of them is the term, and some would be lost. ${UNDERSTOOD}`,
  );
}

/** Refuses the library of Goodreads, whose rows are books: none of its columns has words. @throws ImportFault */
export function refuseBooks(firstRow: readonly string[]): void {
  const names = new Set(firstRow.map((cell) => cell.trim().toLowerCase()));
  if (!names.has('exclusive shelf') && !(names.has('book id') && names.has('author'))) return;
  throw headFault(
    null,
    `The file is a list of books, as Goodreads exports it, and has no words. Its columns are ${shown(firstRow)}. ${UNDERSTOOD}`,
  );
}

function shown(cells: readonly string[]): string {
  const first = cells.slice(0, MAX_SHOWN).map((cell) => `“${shortened(cell.trim())}”`);
  const more = cells.length - first.length;
  return `${first.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function shortened(cell: string): string {
  const characters = [...cell.slice(0, 2 * MAX_SHOWN_CHARACTERS)];
  return characters.length <= MAX_SHOWN_CHARACTERS
    ? cell
    : `${characters.slice(0, MAX_SHOWN_CHARACTERS - 1).join('')}…`;
}
