import type { ResourceLimits } from 'node:worker_threads';
import { Piscina } from 'piscina';

/** The time in milliseconds after which a thread without work ends. */
const IDLE_MS = 60_000;

/** The file whose functions threads run, the maximum number of threads, and the limits of each. */
export interface ThreadPoolOptions {
  file: URL;
  threads: number;
  limits: ResourceLimits;
}

/** Returns threads for work that would keep requests waiting. They belong to the process, and begin when they are needed. */
export function threadPool({ file, threads, limits }: ThreadPoolOptions): Piscina {
  const pool = new Piscina({
    filename: file.href,
    minThreads: 0,
    maxThreads: threads,
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
