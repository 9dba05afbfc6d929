import type { Import } from '../import.js';
import { AnkiSource } from './anki-source.js';
import type { ImportSource } from './import-item.js';
import { JsonSource } from './json-source.js';
import { TableSource } from './table-source.js';

/** An uploaded file. Both methods start at its beginning each time. */
export interface UploadedFile {
  bytes(): AsyncIterable<Buffer>;
  /** Returns the bytes for a source that reads a copy. This reading does not count as progress. */
  copy(): AsyncIterable<Buffer>;
}

/** Returns the source that reads an uploaded file in its format. */
export async function openSource(
  { format, mapping, language }: Import,
  file: UploadedFile,
  at: Date,
): Promise<ImportSource> {
  const bytes = () => file.bytes();
  if (format === 'csv') return new TableSource(bytes, { delimiter: ',', mapping, language });
  if (format === 'tsv') return new TableSource(bytes, { delimiter: '\t', mapping, language });
  if (format === 'apkg') return AnkiSource.open(file.copy(), { mapping, language, at });
  return new JsonSource(bytes);
}
