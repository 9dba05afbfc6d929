import { basename } from 'node:path';
import { languagesOf } from '../language-codes.js';
import { MAX_LICENCE_LENGTH, MAX_SOURCE_LENGTH, MAX_TITLE_LENGTH } from '../limits.js';
import type { InstalledEntry } from '@wordgrove/lexicon';
import type { PackDescription, ReadPack } from '../pack.js';
import { PackError } from '../pack-error.js';
import { plainLine } from '../text.js';
import { jsonRows } from './json-rows.js';
import { PackZip } from './pack-zip.js';
import { entryOf } from './term-row.js';

const MAX_INDEX_LENGTH = 1_000_000;
const MAX_TAGS = 10_000;
const FORMATS = [1, 3];

/** Reads a Yomitan dictionary, and calls `use` while the zip is open. @throws PackError */
export async function withYomitan<T>(
  path: string,
  use: (pack: ReadPack) => Promise<T>,
): Promise<T> {
  const zip = await PackZip.open(path);
  try {
    const index = await readIndex(zip);
    const description = describe(index, basename(path, '.zip'));
    if (zip.banks('term_bank').length === 0)
      throw new PackError('The zip has no term banks: it is not a dictionary of words.');
    const entries = entriesOf(zip, Number(index['format']));
    return await use({ languages: description, entries, describe: () => description });
  } finally {
    zip.close();
  }
}

type Index = Readonly<Record<string, unknown>>;

async function readIndex(zip: PackZip): Promise<Index> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of zip.read('index.json')) {
    length += piece.length;
    if (length > MAX_INDEX_LENGTH) throw new PackError('Its index.json is too large.');
    pieces.push(piece);
  }
  if (length === 0)
    throw new PackError('The zip has no index.json: it is not a Yomitan dictionary.');
  const index = parse(Buffer.concat(pieces));
  const format = index['format'] ?? index['version'];
  if (!FORMATS.includes(Number(format)))
    throw new PackError('Its index.json names no format that is known here: 3 or 1.');
  return { ...index, format };
}

function parse(bytes: Buffer): Index {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return Object(JSON.parse(text)) as Index;
  } catch (error) {
    throw new PackError('Its index.json is not JSON in UTF-8.', { cause: error });
  }
}

function describe(index: Index, name: string): PackDescription {
  const text = (member: string, maxLength: number): string | null => {
    const value = index[member];
    return typeof value === 'string' && value.trim() !== '' ? plainLine(value, maxLength) : null;
  };
  const from = text('sourceLanguage', MAX_SOURCE_LENGTH);
  const to = text('targetLanguage', MAX_SOURCE_LENGTH);
  return {
    format: 'YOMITAN',
    title: text('title', MAX_TITLE_LENGTH) ?? plainLine(name, MAX_TITLE_LENGTH),
    ...languagesOf(name, from === null ? undefined : { from, ...(to !== null && { to }) }),
    licence: text('attribution', MAX_LICENCE_LENGTH) ?? text('description', MAX_LICENCE_LENGTH),
    source: text('url', MAX_SOURCE_LENGTH) ?? text('downloadUrl', MAX_SOURCE_LENGTH),
  };
}

async function* entriesOf(zip: PackZip, format: number): AsyncGenerator<InstalledEntry | null> {
  const notes = await readTags(zip);
  for (const bank of zip.banks('term_bank'))
    for await (const row of jsonRows(zip.read(bank))) yield entryOf(row, format, notes);
}

async function readTags(zip: PackZip): Promise<Map<string, string>> {
  const notes = new Map<string, string>();
  for (const bank of zip.banks('tag_bank')) {
    for await (const row of jsonRows(zip.read(bank))) {
      const [name, , , text] = Array.isArray(row) ? (row as unknown[]) : [];
      if (typeof name === 'string' && typeof text === 'string' && notes.size < MAX_TAGS)
        notes.set(name, text);
    }
  }
  return notes;
}
