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

/** After so many the event loop has its turn: a synchronous source would keep it away. */
const NOTES_PER_TURN = 100;

export interface WriteOptions {
  /** Where the notes go; `::` nests decks. Anki merges it with a deck of the same name. */
  readonly deckName: string;
  readonly writtenAt: Date;
}

/**
 * Writes an `.apkg` file that every Anki since 2.0 imports, scheduling and review log included. The collection is built
 * in a file of its own name in `workDirectory`, so memory does not grow with it. When it fails, no file is left.
 * @returns how many notes were written
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
    for await (const note of notes) {
      collection.add(note);
      count += 1;
      if (count % NOTES_PER_TURN === 0) await nextTurn();
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
