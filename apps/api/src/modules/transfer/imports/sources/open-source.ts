import type { Import } from '../import.js';
import { AnkiSource } from './anki-source.js';
import type { ImportSource } from './import-item.js';
import { JsonSource } from './json-source.js';
import { TableSource } from './table-source.js';

/** An uploaded file; both begin at its start each time. */
export interface UploadedFile {
  bytes(): AsyncIterable<Buffer>;
  /** For a source that reads a copy: this reading does not count as progress. */
  copy(): AsyncIterable<Buffer>;
}

/** Reads an uploaded file as what it is. */
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
