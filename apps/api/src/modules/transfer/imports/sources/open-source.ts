import type { ImportFormat, Language } from '@wordgrove/contracts';
import { AnkiSource } from './decks/anki-source.js';
import { AnkiTextSource } from './decks/anki-text-source.js';
import type { ImportSource } from './import-item.js';
import { JsonSource } from './json-source.js';
import { KindleSource } from './kindle/kindle-source.js';
import { ankiHeadOf } from './table/anki-head.js';
import { TableSource } from './table/table-source.js';
import { openText } from './text/file-text.js';
import { noTable, otherFile } from './text/other-files.js';

/** The characters of a text that show what it is. */
const CHARACTERS_TO_KNOW = 64 * 1024;

/** An uploaded file. */
export interface UploadedFile {
  format: ImportFormat;
  mapping: string;
  /** The language of words that name none. */
  language: Language;
  /** Returns the bytes, from the start each time. */
  bytes(): AsyncIterable<Buffer>;
  /** The present time. */
  at: Date;
  /** An empty directory for what is unpacked. */
  directory: string;
  /** The maximum size of what is unpacked, if it is smaller than that of an import. */
  maxUnpackedBytes?: number | undefined;
}

/** Returns the source that reads an uploaded file in its format. @throws ImportFault */
export async function openSource(file: UploadedFile): Promise<ImportSource> {
  const bytes = () => file.bytes();
  if (file.format === 'apkg') return AnkiSource.open(bytes(), file);
  if (file.format === 'kindle') return KindleSource.open(bytes(), file);
  if (file.format === 'json') return new JsonSource(bytes);
  return textSource(file, file.format === 'csv' ? ',' : '\t');
}

async function textSource(file: UploadedFile, delimiter: ',' | '\t'): Promise<ImportSource> {
  const text = await openText(file.bytes(), CHARACTERS_TO_KNOW);
  const other = otherFile(text.start);
  if (other !== undefined) throw noTable(other);
  const head = ankiHeadOf(text.start);
  return head
    ? new AnkiTextSource(text, head, file)
    : new TableSource(text, { ...file, delimiter });
}
