import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { ZipFile } from 'yazl';
import { findPacks } from './found-packs.js';
import { hashOf, indexNameOf, indexPack, type ReadablePack } from './index-pack.js';
import { IndexedPack } from './index-file/indexed-pack.js';

/** Creates a directory for each test and deletes it after the test. */
export function packDirectory(): { path: string } {
  const directory = { path: '' };
  beforeEach(async () => {
    directory.path = await mkdtemp(join(tmpdir(), 'wordgrove-packs-'));
  });
  afterEach(() => rm(directory.path, { recursive: true, force: true }));
  return directory;
}

/** Writes a zip with these files. Values that are no text or bytes become JSON. */
export async function writeZip(path: string, files: Record<string, unknown>): Promise<void> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) {
    const isRaw = typeof content === 'string' || Buffer.isBuffer(content);
    zip.addBuffer(Buffer.from(isRaw ? (content as string) : JSON.stringify(content)), name);
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}

export const YOMITAN_INDEX = {
  title: 'Small Japanese',
  format: 3,
  revision: '1',
  sourceLanguage: 'ja',
  targetLanguage: 'en',
  attribution: 'CC BY-SA 4.0',
  url: 'https://dictionary.example/',
};

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function base64(number: number): string {
  const rest = Math.floor(number / 64);
  return (rest > 0 ? base64(rest) : '') + DIGITS.charAt(number % 64);
}

/** Writes a dictd dictionary of texts by their headwords. */
export async function writeDictd(
  stem: string,
  entries: readonly (readonly [headword: string, text: string])[],
  { compressed = true } = {},
): Promise<void> {
  let text = '';
  const lines = entries.map(([headword, entry]) => {
    const offset = Buffer.byteLength(text);
    text += entry;
    return `${headword}\t${base64(offset)}\t${base64(Buffer.byteLength(entry))}\n`;
  });
  await writeFile(`${stem}.index`, lines.sort().join(''));
  if (compressed) await writeFile(`${stem}.dict.dz`, gzipSync(text));
  else await writeFile(`${stem}.dict`, text);
}

/** Indexes the only pack of a directory and opens it. */
export async function indexed(directory: string): Promise<IndexedPack> {
  const [pack] = (await findPacks(directory)) as ReadablePack[];
  if (pack === undefined) throw new Error('There is no pack');
  const hash = await hashOf(pack);
  const indexes = join(directory, 'indexes');
  await mkdir(indexes, { recursive: true });
  await indexPack(pack, indexes, hash);
  return IndexedPack.open(join(indexes, indexNameOf(pack, hash)));
}
