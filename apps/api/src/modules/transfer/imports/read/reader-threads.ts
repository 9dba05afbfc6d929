import { Piscina } from 'piscina';
import type { ReadResult, ReadTask } from './read-task.js';

/** The limits of each thread that reads files. If a file takes more memory, the thread ends. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
const THREADS = 2;
/** The time in milliseconds after which a thread without work ends. */
const IDLE_MS = 60_000;

let threads: Piscina | undefined;

/** Returns the threads that read files. They belong to the process, and begin when they are first needed. */
export function readerThreads(): Piscina {
  threads ??= beginThreads();
  return threads;
}

/** Returns the number of files that wait for a thread. */
export function waitingFileCount(): number {
  return threads?.queueSize ?? 0;
}

/** Reads a file in a thread. Aborting ends the thread, whatever it is doing. */
export function readInThread(task: ReadTask, signal: AbortSignal): Promise<ReadResult> {
  const options = { name: 'readFile', signal, transferList: [task.port] };
  return readerThreads().run(task, options) as Promise<ReadResult>;
}

/** Returns whether an error says that the thread itself has ended, and not only its task. */
export function isEndOfThread(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return true;
  return typeof message === 'string' && message.startsWith('worker exited with code');
}

function beginThreads(): Piscina {
  const begun = new Piscina({
    filename: new URL('read-file.worker.js', import.meta.url).href,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    // A thread must go on receiving while its task waits.
    atomics: 'disabled',
    resourceLimits: LIMITS,
    // Nothing that reads a file needs to know the secrets of the service.
    env: {},
  });
  // A thread that ends without a task is replaced when it is needed.
  begun.on('error', () => undefined);
  return begun;
}
