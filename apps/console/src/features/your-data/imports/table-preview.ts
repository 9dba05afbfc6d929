import { TABLE_SYNTAX } from '@wordgrove/contracts';
import { partMissing } from '../../../api/api-failure';

/** Enough for the first rows of any table. */
export const PREVIEW_BYTES = 64 * 1024;

/**
 * The rows that a table begins with, as the server reads them, up to one that does not end; if the text
 * `isCut`, that is its last one. Only to show what is there: the server reads the file itself.
 * @throws ApiFailure if the parser cannot be loaded
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
    // A quote that is not closed here; the server says so if it is closed nowhere.
    if (!(error instanceof CsvError)) throw error;
  }
  return rows.filter((row) => row.length > 1 || row[0] !== '');
}

/** Only those who import a table need it, so no page is made to wait for it. */
function loadParser() {
  return import('csv-parse/browser/esm/sync').catch(() => {
    throw partMissing();
  });
}
