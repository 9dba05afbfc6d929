import { TABLE_SYNTAX } from '@wordgrove/contracts';
import { partMissing } from '../../../api/api-failure';

/** The number of bytes that is enough for the first rows of a table. */
export const PREVIEW_BYTES = 64 * 1024;

/**
 * Returns the rows at the beginning of a table, as the server reads them, up to a row that does not
 * end. If the text `isCut`, a last row without a line end is left out. This is only for display: the
 * server reads the file itself. @throws ApiFailure if the parser cannot be loaded
 */
export async function rowsOf(
  text: string,
  delimiter: ',' | '\t',
  isCut: boolean,
): Promise<string[][]> {
  const { CsvError, parse } = await loadParser();
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const rows: string[][] = [];
  const keep = (row: string[]) => void rows.push(row);
  try {
    parse(lines, { ...TABLE_SYNTAX, delimiter, on_record: keep });
    if (isCut && !lines.endsWith('\n')) rows.pop();
  } catch (error) {
    // A quote is not closed here. If it is never closed, the server reports that.
    if (!(error instanceof CsvError)) throw error;
  }
  return rows.filter((row) => row.length > 1 || row[0] !== '');
}

/** Loads the parser. Only imports of tables need it, so it is not part of the page itself. */
function loadParser() {
  return import('csv-parse/browser/esm/sync').catch(() => {
    throw partMissing();
  });
}
