import type { Import } from '../import.js';
import { AnkiSource } from './anki-source.js';
import type { ImportSource } from './import-item.js';
import { JsonSource } from './json-source.js';
import { TableSource } from './table-source.js';

/** Reads an uploaded file as what it is; `bytes` begins at its start each time. */
export async function openSource(
  { format, mapping, language }: Import,
  bytes: () => AsyncIterable<Buffer>,
  at: Date,
): Promise<ImportSource> {
  if (format === 'csv') return new TableSource(bytes, { delimiter: ',', mapping, language });
  if (format === 'tsv') return new TableSource(bytes, { delimiter: '\t', mapping, language });
  if (format === 'apkg') return AnkiSource.open(bytes(), { mapping, language, at });
  return new JsonSource(bytes);
}
