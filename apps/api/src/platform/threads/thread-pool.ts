import type { ResourceLimits, Worker } from 'node:worker_threads';
import { Piscina } from 'piscina';

/** The time in milliseconds after which a thread without work ends. */
const IDLE_MS = 60_000;

/** The limits of a thread that reads or writes files, of which it has some hundred kilobytes at a time. If it takes more memory, it ends. */
export const LIMITS_FOR_FILES: ResourceLimits = {
  maxOldGenerationSizeMb: 56,
  maxYoungGenerationSizeMb: 4,
  stackSizeMb: 4,
};

/** The functions that threads run, the maximum number of threads, and the limits of each. */
export interface ThreadPoolOptions {
  /** The name of a file `*.worker.ts` without these endings. The build joins it with all that it imports. */
  worker: string;
  threads: number;
  limits: ResourceLimits;
  /** The tasks that share a thread, which then must not keep it for long without a turn of its event loop. */
  tasksOfEach?: number;
}

/** The function of the file that runs the task, what the thread takes over, and what ends the thread, unless tasks share it. */
interface TaskOptions {
  name: string;
  transferList: NonNullable<Parameters<Piscina['run']>[1]>['transferList'];
  signal?: AbortSignal;
}

/** Returns threads for work that would keep requests waiting. They belong to the process, and begin when they are needed. */
export function threadPool({
  worker,
  threads,
  limits,
  tasksOfEach = 1,
}: ThreadPoolOptions): Piscina {
  const pool = new Piscina({
    filename: new URL(`../../bundle/threads/${worker}.worker.js`, import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    concurrentTasksPerWorker: tasksOfEach,
    idleTimeout: IDLE_MS,
    // A thread must go on receiving while its task waits.
    atomics: 'disabled',
    resourceLimits: limits,
    // No thread needs to know the secrets of the service.
    env: {},
  });
  // A thread that ends without a task is replaced when it is needed.
  pool.on('error', () => undefined);
  return pool;
}

/** Thrown if a thread ends before it has begun its task, which is no fault of the task. */
export class ThreadNotStarted extends Error {
  constructor() {
    super('A thread has ended before it was ready');
  }
}

/**
 * Runs a task in a thread of a pool that has one free or can begin one. If a thread ends while it is still starting, piscina
 * does not tell the task for which it was begun, and begins no other one.
 * @throws ThreadNotStarted or the error of the task
 */
export async function runTask<T>(
  pool: Piscina,
  task: unknown,
  { signal, ...options }: TaskOptions,
): Promise<T> {
  if (pool.options.concurrentTasksPerWorker > 1) return runBesideOthers<T>(pool, task, options);
  const lost = new AbortController();
  const known = new Set(pool.threads);
  const ends = AbortSignal.any([lost.signal, ...(signal ? [signal] : [])]);
  const running = pool.run(task, { ...options, signal: ends }) as Promise<T>;
  for (const thread of pool.threads)
    if (!known.has(thread)) ifItNeverStarts(thread, () => lost.abort());
  try {
    return await running;
  } catch (error) {
    throw lost.signal.aborted ? new ThreadNotStarted() : error;
  }
}

/**
 * Runs a task in a thread that has others as well. It has no signal: piscina lets no task share a thread with one that has.
 * So a task whose thread has never started stays in its line, and fails later, if what it takes over is gone.
 */
function runBesideOthers<T>(pool: Piscina, task: unknown, options: TaskOptions): Promise<T> {
  const running = pool.run(task, options) as Promise<T>;
  const lost = new Promise<never>((_, reject) => {
    for (const thread of pool.threads)
      if (!started.has(thread)) ifItNeverStarts(thread, () => reject(new ThreadNotStarted()));
  });
  return Promise.race([running, lost]);
}

/** The threads that have been ready for a task. */
const started = new WeakSet<Worker>();

/** Calls `listener` if a thread ends before it sends its first message, which says that it is ready. */
function ifItNeverStarts(thread: Worker, listener: () => void): void {
  const begin = () => {
    started.add(thread);
    thread.off('exit', listener);
  };
  thread.once('exit', listener).once('message', begin);
}

/** Returns whether an error says that the thread itself has ended, and not only its task. */
export function isEndOfThread(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return true;
  return typeof message === 'string' && message.startsWith('worker exited with code');
}
