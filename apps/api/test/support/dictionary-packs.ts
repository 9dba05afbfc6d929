import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A directory for dictionaries, and one for the data of the service. */
export async function packDirectories() {
  const root = await mkdtemp(join(tmpdir(), 'wordgrove-dictionaries-'));
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

/** Writes a Yomitan dictionary of German nouns with their English translations. */
export async function writePack(
  path: string,
  nouns: Readonly<Record<string, string>>,
  index: Record<string, unknown> = {},
): Promise<void> {
  const rows = Object.entries(nouns).map(([noun, meaning]) => [
    noun,
    '',
    'n',
    '',
    0,
    [meaning],
    0,
    '',
  ]);
  const described = {
    ...{
      title: 'Small German',
      format: 3,
      revision: '1',
      attribution: 'CC0',
      url: 'https://x.example',
    },
    ...{ sourceLanguage: 'de', targetLanguage: 'en' },
    ...index,
  };
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(JSON.stringify(described)), 'index.json');
  zip.addBuffer(Buffer.from(JSON.stringify(rows)), 'term_bank_1.json');
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}

export const NOUNS = {
  Haus: 'house',
  Brot: 'bread',
  Stuhl: 'chair',
  Lampe: 'lamp',
  Wolke: 'cloud',
  Zahn: 'tooth',
  Schuh: 'shoe',
};
