import { MAX_IMPORT_BYTES, type ImportFormat } from '@wordgrove/contracts';
import { PREVIEW_BYTES, rowsOf } from './table-preview';
import { TEXTS } from './texts';

/** A file that can be imported, and the content that the page has read. */
export interface ChosenFile {
  file: File;
  format: ImportFormat;
  /** The first rows of a table; empty for other files, and if only the service knows how to read them. */
  rows: readonly (readonly string[])[];
}

const FORMATS: Readonly<Record<string, ImportFormat>> = {
  csv: 'csv',
  tsv: 'tsv',
  txt: 'tsv',
  json: 'json',
  apkg: 'apkg',
  colpkg: 'apkg',
  db: 'kindle',
};

/** For the browser's file dialog. */
export const EXTENSIONS = Object.keys(FORMATS).map((extension) => `.${extension}`);

/** The reason why a file cannot be imported, as a text for the user. */
export class FileFault extends Error {}

/** Checks a file before it is sent. @throws FileFault; ApiFailure if the page could not check it */
export async function inspectFile(file: File): Promise<ChosenFile> {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const format = Object.hasOwn(FORMATS, extension) ? FORMATS[extension] : undefined;
  if (format === undefined) throw new FileFault(TEXTS.otherKind);
  if (file.size === 0) throw new FileFault(TEXTS.empty);
  if (file.size > MAX_IMPORT_BYTES) throw new FileFault(TEXTS.tooLarge);
  const start = await readStart(file);
  if (format === 'apkg') demandStart(start, [0x50, 0x4b], TEXTS.notAnki);
  if (format === 'json') demandStart(withoutSpace(start), [0x7b], TEXTS.notWordgrove);
  return { file, format, rows: await rowsOfTable(format, start, file.size > start.length) };
}

async function readStart(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, PREVIEW_BYTES).arrayBuffer());
  } catch {
    throw new FileFault(TEXTS.unreadable);
  }
}

function demandStart(bytes: Uint8Array, expected: readonly number[], fault: string): void {
  if (!expected.every((byte, index) => bytes[index] === byte)) throw new FileFault(fault);
}

/** Returns the text without a byte order mark and without white space before the first brace. */
function withoutSpace(bytes: Uint8Array): Uint8Array {
  const skipped = new Set([0xef, 0xbb, 0xbf, 0x20, 0x09, 0x0a, 0x0d]);
  const first = bytes.findIndex((byte) => !skipped.has(byte));
  return bytes.subarray(Math.max(0, first));
}

async function rowsOfTable(
  format: ImportFormat,
  start: Uint8Array,
  isCut: boolean,
): Promise<string[][]> {
  if (format !== 'csv' && format !== 'tsv') return [];
  if (isForService(start)) return [];
  const text = textOf(start, isCut);
  const rows = await rowsOf(text, format === 'csv' ? ',' : '\t', isCut);
  if (rows.length > 0) return rows;
  throw new FileFault(text.trim() === '' ? TEXTS.noRows : TEXTS.endless);
}

/**
 * Returns whether a table is encoded or separated in a way that only the service recognises. Then it chooses the columns as
 * well, and the preview shows them.
 */
function isForService(start: Uint8Array): boolean {
  const [first, second] = start;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const [line = ''] = new TextDecoder().decode(start).split(/[\r\n]/, 1);
  return /^(?:#[a-z ]+:|"?sep=)/i.test(line) || (!/[,\t]/.test(line) && /[;|]/.test(line));
}

function textOf(bytes: Uint8Array, isCut: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    throw new FileFault(TEXTS.notUtf8);
  }
}
