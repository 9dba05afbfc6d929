import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AnkiPackageError } from '../anki-package-error.js';
import { withZippedCollection, type ZippedCollection } from './zip-collection.js';
import { decompressZstd } from './zstd.js';

/**
 * Copies a package's collection into a new file in `workDirectory` and returns the file's path. If
 * it fails, it leaves nothing there.
 * @throws AnkiPackageError TOO_LARGE as soon as more than `maxBytes` come out, NOT_A_ZIP,
 * NO_COLLECTION, DAMAGED
 */
export async function extractCollection(
  path: string,
  workDirectory: string,
  maxBytes: number,
): Promise<string> {
  const target = join(workDirectory, `anki-${randomUUID()}.sqlite`);
  try {
    await withZippedCollection(path, (collection) => extractTo(target, collection, maxBytes));
    return target;
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  }
}

async function extractTo(target: string, collection: ZippedCollection, maxBytes: number) {
  const file = await open(target, 'wx');
  try {
    const stored = await collection.open();
    await writeChunks(file, collection.isZstandard ? decompressZstd(stored) : stored, maxBytes);
  } finally {
    await file.close();
  }
}

async function writeChunks(
  file: FileHandle,
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<void> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    await file.writeFile(chunk);
  }
}

const tooLarge = () => new AnkiPackageError('TOO_LARGE', 'The Anki collection is too large.');
