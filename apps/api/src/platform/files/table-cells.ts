/**
 * The pattern of a cell that a spreadsheet would take for a formula, with any apostrophes before it. It has
 * OWASP's characters, and those that some spreadsheets take for them.
 */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r]/;
const GUARDED = /^'+[=+\-@＝＋－＠\t\r]/;

/** Returns a text as a cell of a table. One more apostrophe guards against formulas. */
export function toCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Returns the text that {@link toCell} turned into a cell. */
export function fromCell(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}
