import type { ImportFormat } from '@wordgrove/contracts';

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
const SQLITE = Buffer.from('SQLite format 3\0', 'latin1');
/** The beginning of a file that this service has written. */
const OWN_FILE = /^(?:\u00EF\u00BB\u00BF)?\s*\{\s*"format"\s*:/;

/** The formats that the sender of a file means. */
export interface MeantFormat {
  /** The one that the query names. */
  named: ImportFormat | undefined;
  /** The one for which the media type stands. Undefined if it stands for any file. */
  ofMediaType: ImportFormat | undefined;
}

/** Returns the format of a file that begins with these bytes. If they tell, they count for more than what is meant. */
export function formatOfFile(start: Buffer, { named, ofMediaType }: MeantFormat): ImportFormat {
  if (start.subarray(0, ZIP.length).equals(ZIP)) return 'apkg';
  if (start.subarray(0, SQLITE.length).equals(SQLITE)) return 'kindle';
  const text = start.toString('latin1');
  if (OWN_FILE.test(text)) return 'json';
  return named ?? ofMediaType ?? (text.split('\n', 1)[0]?.includes('\t') ? 'tsv' : 'csv');
}
