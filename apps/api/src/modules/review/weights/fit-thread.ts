import { Injectable } from '@nestjs/common';
import type { Piscina } from 'piscina';
import { runTask, threadPool } from '../../../platform/threads/thread-pool.js';
import { ThreadPlaces } from '../../../platform/threads/thread-places.js';
import type { Fit, TrainingSet } from './fit.worker.js';

/** The limits of the thread. What the library itself needs is not part of them. */
const LIMITS = { maxOldGenerationSizeMb: 256 };
const THREADS = 1;

let thread: Piscina | undefined;

const places = new ThreadPlaces(THREADS);

/** Returns the thread that fits weights. It belongs to the process, and begins when it is first needed. */
export function fitThread(): Piscina {
  thread ??= threadPool({ worker: 'fit', threads: THREADS, limits: LIMITS });
  return thread;
}

/** Fits weights in a thread, one set after the other. */
@Injectable()
export class FitThread {
  /** The thread takes the set over. */
  fit(set: TrainingSet): Promise<Fit> {
    const transferList = [set.lengths.buffer, set.ratings.buffer, set.days.buffer];
    const options = { name: 'fitWeights', transferList };
    return places.use(() => runTask<Fit>(fitThread(), set, options));
  }
}
