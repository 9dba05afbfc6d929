import { mkdir, readdir } from 'node:fs/promises';
import { PackError, type ReadablePack } from '@wordgrove/dictionary-packs';
import { runTask, threadPool } from '../../platform/threads/thread-pool.js';
import type { IndexTask } from './index-pack.worker.js';
import type { PackOutcome } from './pack-catalogue.js';

/** The limits of the thread. Buffers are not part of them, and have limits of their own. */
const LIMITS = { maxOldGenerationSizeMb: 192 };
/** A pack of half a million entries takes half a minute. */
const MAX_MINUTES = 10;

/** Indexes packs in a thread that ends afterwards. */
export class IndexThread {
  private readonly pool = threadPool({ worker: 'index-pack', threads: 1, limits: LIMITS });

  constructor(private readonly directory: string) {}

  /** @throws PackError if a pack takes too much time or memory; the reason of `signal` */
  async index(pack: ReadablePack, signal: AbortSignal): Promise<PackOutcome> {
    await mkdir(this.directory, { recursive: true });
    const existing = await readdir(this.directory);
    const task: IndexTask = { pack, directory: this.directory, existing };
    const time = AbortSignal.timeout(MAX_MINUTES * 60_000);
    const ends = AbortSignal.any([signal, time]);
    try {
      return await runTask(this.pool, task, {
        name: 'indexInThread',
        transferList: [],
        signal: ends,
      });
    } catch (error) {
      signal.throwIfAborted();
      if (time.aborted) throw new PackError(`To read it takes more than ${MAX_MINUTES} minutes.`);
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw new PackError('To read it takes too much memory.');
      throw error;
    }
  }

  async end(): Promise<void> {
    await this.pool.destroy();
  }
}
