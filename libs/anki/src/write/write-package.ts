import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ZipFile } from 'yazl';
import type { AnkiNoteToWrite } from '../anki-note-to-write.js';
import { NewCollectionRepository } from './new-collection.repository.js';

/** The time in milliseconds after which the event loop runs. SQLite and a synchronous source would block it. */
const MAX_WORK_MS = 5;

export interface WriteOptions {
  /** The deck that gets the notes. `::` nests decks. Anki merges it with a deck of the same name. */
  readonly deckName: string;
  readonly writtenAt: Date;
}

/**
 * Writes an `.apkg` file that every Anki since 2.0 imports, including scheduling and review log.
 * The collection is built in a file with a unique name in `workDirectory`, so memory does not grow
 * with it. If writing fails, no file is left.
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
    await zipCollection(path, collectionPath, options.writtenAt);
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
    let since = performance.now();
    for await (const note of notes) {
      for (const _ of collection.add(note)) {
        if (performance.now() - since < MAX_WORK_MS) continue;
        await nextTurn();
        since = performance.now();
      }
      count += 1;
    }
    collection.finish();
    return count;
  } finally {
    collection.close();
  }
}

async function zipCollection(path: string, collectionPath: string, mtime: Date): Promise<void> {
  const archive = new ZipFile();
  archive.addFile(collectionPath, 'collection.anki2', { mtime });
  archive.addBuffer(Buffer.from('{}'), 'media', { mtime });
  archive.end();
  const output = archive.outputStream as PassThrough;
  archive.once('error', (error: Error) => output.destroy(error));
  try {
    await pipeline(output, createWriteStream(path));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
