import { rm } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AnkiNote } from '../anki-note.js';
import { CollectionRepository } from './collection.repository.js';
import { extractCollection } from './extract-collection.js';
import { ensureIndexes } from './index.repository.js';
import { NotesRepository } from './notes.repository.js';

const MEBIBYTE = 1024 * 1024;

export interface OpenOptions {
  /** The maximum size of the unpacked collection. 512 MiB by default. */
  readonly maxCollectionBytes?: number;
  /**
   * The maximum size of a note's fields and tags, above which it is NOTE_TOO_LARGE. 1 MiB by
   * default.
   */
  readonly maxNoteBytes?: number;
}

/** An Anki package, open for reading. */
export interface AnkiPackage {
  readonly noteCount: number;
  /**
   * Returns the notes in the order in which they were created. It may be called again. The event
   * loop runs between pages.
   * `withReviews` (default true): false leaves every card's `reviews` empty, which is several times
   * faster.
   * @throws AnkiPackageError DAMAGED
   */
  notes(options?: { readonly withReviews?: boolean }): AsyncIterable<AnkiNote>;
  /** Removes the unpacked files. */
  close(): Promise<void>;
}

/**
 * Opens an `.apkg` or `.colpkg` file of any version since Anki 2.0. The collection is unpacked into
 * a file with a unique name in `workDirectory` and read from there, so memory does not grow with
 * it.
 * @throws AnkiPackageError if the file is at fault; nothing is left behind
 * @throws Error of the file system, such as a full disk
 */
export async function openPackage(
  path: string,
  workDirectory: string,
  options: OpenOptions = {},
): Promise<AnkiPackage> {
  const { maxCollectionBytes = 512 * MEBIBYTE, maxNoteBytes = MEBIBYTE } = options;
  const extracted = await extractCollection(path, workDirectory, maxCollectionBytes);
  try {
    return await open(extracted, maxNoteBytes);
  } catch (error) {
    await rm(extracted, { force: true });
    throw error;
  }
}

async function open(extracted: string, maxNoteBytes: number): Promise<AnkiPackage> {
  const collection = CollectionRepository.open(extracted);
  try {
    await ensureIndexes(collection);
    const notes = new NotesRepository(collection);
    return {
      noteCount: notes.count(),
      notes: ({ withReviews = true } = {}) => each(notes.pages({ withReviews, maxNoteBytes })),
      close: async () => {
        collection.close();
        await rm(extracted, { force: true });
      },
    };
  } catch (error) {
    collection.close();
    throw error;
  }
}

async function* each<T>(pages: Iterable<T[]>): AsyncGenerator<T> {
  for (const page of pages) {
    yield* page;
    await nextTurn();
  }
}
