/** The number of bytes that is enough for the first rows of a table. */
export const PREVIEW_BYTES = 64 * 1024;

const QUOTE = '"';

/**
 * Returns the rows at the beginning of a text, without empty ones. If the text `isCut`, its last
 * row is left out. This is only for display: the server reads the file itself.
 */
export function rowsOf(text: string, delimiter: ',' | '\t', isCut: boolean): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(cells);
    cells = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isQuoted) {
      if (character !== QUOTE) cell += character;
      else if (text.charAt(at + 1) === QUOTE) {
        cell += QUOTE;
        at += 1;
      } else isQuoted = false;
    } else if (character === QUOTE && cell === '') isQuoted = true;
    else if (character === delimiter) endCell();
    else if (character === '\n') endRow();
    else if (character !== '\r') cell += character;
  }
  if (!isCut && (cell !== '' || cells.length > 0)) endRow();
  return rows.filter((row) => row.some((each) => each.trim() !== ''));
}
