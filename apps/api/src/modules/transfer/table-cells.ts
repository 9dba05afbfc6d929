/**
 * A cell that a spreadsheet would take for a formula, with any apostrophes that it has before: OWASP's
 * characters, and those that some spreadsheets take for them.
 */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r]/;
const GUARDED = /^'+[=+\-@＝＋－＠\t\r]/;

/** A text as a cell of a table: one more apostrophe guards against formulas. */
export function toCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** What {@link toCell} made a cell of. */
export function fromCell(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}
