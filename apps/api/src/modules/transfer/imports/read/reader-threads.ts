import { MAX_SMALL_FILE_BYTES } from '@wordgrove/contracts';
import type { Piscina } from 'piscina';
import { LIMITS_FOR_FILES, runTask, threadPool } from '../../../../platform/threads/thread-pool.js';
import { ThreadPlaces, type Place } from '../../../../platform/threads/thread-places.js';
import type { PreviewResult, ReadEnd, ReadTask } from './read-task.js';

const THREADS = 2;

let threads: Piscina | undefined;

const places = new ThreadPlaces(THREADS);

/** Returns the threads that read files. They belong to the process, and begin when they are first needed. */
export function readerThreads(): Piscina {
  threads ??= threadPool({ worker: 'read-file', threads: THREADS, limits: LIMITS_FOR_FILES });
  return threads;
}

/** Returns the number of files that wait for a thread. */
export function waitingFileCount(): number {
  return places.waitingCount;
}

/** The reader of a file, the purpose, and the size in bytes of what is read. */
interface FileWish {
  userId: string;
  purpose: 'import' | 'preview';
  bytes: number;
  signal: AbortSignal;
}

/** Calls `work`, which reads a file in a thread, as soon as a thread is free. */
export function withReaderThread<T>(
  { userId, purpose, bytes, signal }: FileWish,
  work: (place: Place) => Promise<T>,
): Promise<T> {
  // Somebody waits for a preview, who may have an import as well.
  const asker = `${purpose} ${userId}`;
  return places.use(work, { asker, isLarge: bytes > MAX_SMALL_FILE_BYTES, signal });
}

/** The functions of the thread, and what they return. */
interface Readings {
  readFile: ReadEnd;
  previewFile: PreviewResult;
}

/**
 * Runs a function in the thread that {@link withReaderThread} has kept for it. Aborting ends the thread, whatever it is
 * doing.
 */
export function runInThread<Name extends keyof Readings>(
  name: Name,
  task: ReadTask,
  signal: AbortSignal,
): Promise<Readings[Name]> {
  const options = { name, signal, transferList: [task.port] };
  return runTask<Readings[Name]>(readerThreads(), task, options);
}
