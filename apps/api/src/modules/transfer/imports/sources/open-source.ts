import type { Language, TransferFormat } from '@wordgrove/contracts';
import { AnkiSource } from './anki-source.js';
import type { ImportSource } from './import-item.js';
import { JsonSource } from './json-source.js';
import { TableSource } from './table-source.js';

/** An uploaded file. */
export interface UploadedFile {
  format: TransferFormat;
  mapping: string;
  /** The language of words that name none. */
  language: Language;
  /** Returns the bytes, from the start each time. */
  bytes(): AsyncIterable<Buffer>;
  /** The present time. */
  at: Date;
  /** An empty directory for what is unpacked. */
  directory: string;
}

/** Returns the source that reads an uploaded file in its format. */
export async function openSource(file: UploadedFile): Promise<ImportSource> {
  const { format, mapping, language } = file;
  const bytes = () => file.bytes();
  if (format === 'csv') return new TableSource(bytes, { delimiter: ',', mapping, language });
  if (format === 'tsv') return new TableSource(bytes, { delimiter: '\t', mapping, language });
  if (format === 'apkg') return AnkiSource.open(bytes(), file);
  return new JsonSource(bytes);
}
