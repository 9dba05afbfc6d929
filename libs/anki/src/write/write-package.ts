import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { AnkiNoteToWrite } from '../anki-note-to-write.js';
import { NewCollectionRepository } from './new-collection.repository.js';

export interface WriteOptions {
  /** The deck that gets the notes. `::` nests decks. Anki merges it with a deck of the same name. */
  readonly deckName: string;
  readonly writtenAt: Date;
  /** Aborted if the package is not needed any more. Then zipping ends. */
  readonly signal?: AbortSignal;
}

/**
 * Writes an `.apkg` file that every Anki since 2.0 imports, including scheduling and review log.
 * The collection is built in a file with a unique name in `workDirectory`, so memory does not grow
 * with it. SQLite works on the thread of the caller, and compiles its code there first. If writing
 * fails, no file is left.
 * @returns the number of notes written
 */
export async function writePackage(
  path: string,
  workDirectory: string,
  options: WriteOptions,
  notes: AsyncIterable<AnkiNoteToWrite> | Iterable<AnkiNoteToWrite>,
): Promise<number> {
  const collectionPath = join(workDirectory, `anki-${randomUUID()}.sqlite`);
  try {
    const count = await writeCollection(collectionPath, options, notes);
    await zipCollection(path, collectionPath, options);
    return count;
  } finally {
    await rm(collectionPath, { force: true });
  }
}

async function writeCollection(
  path: string,
  { deckName, writtenAt }: WriteOptions,
  notes: AsyncIterable<AnkiNoteToWrite> | Iterable<AnkiNoteToWrite>,
): Promise<number> {
  const collection = new NewCollectionRepository(path, deckName, writtenAt);
  try {
    let count = 0;
    for await (const note of notes) {
      await collection.add(note);
      count += 1;
    }
    collection.finish();
    return count;
  } finally {
    collection.close();
  }
}

async function zipCollection(
  path: string,
  collectionPath: string,
  { writtenAt: mtime, signal }: WriteOptions,
): Promise<void> {
  const archive = new ZipFile();
  const { size } = await stat(collectionPath);
  const collection = createReadStream(collectionPath);
  archive.addReadStream(collection, 'collection.anki2', { mtime, size });
  archive.addBuffer(Buffer.from('{}'), 'media', { mtime });
  archive.end();
  const output = archive.outputStream as PassThrough;
  const fail = (error: Error): void => void output.destroy(error);
  archive.once('error', fail);
  collection.once('error', fail);
  try {
    await pipeline(output, createWriteStream(path), { ...(signal && { signal }) });
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    // The archive leaves it open if its output ends early.
    collection.destroy();
  }
}
