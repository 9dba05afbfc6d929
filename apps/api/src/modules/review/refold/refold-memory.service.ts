import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/time/clock.js';
import type { RefoldMemoryData } from './refold-memory.job.js';
import type { MemoryCursor } from '../../learning/index.js';
import { RefoldMemoryRepository } from './refold-memory.repository.js';

/** Folds a learner's words anew, after what schedules them has changed. */
@Injectable()
export class RefoldMemoryService {
  constructor(
    private readonly words: RefoldMemoryRepository,
    private readonly clock: Clock,
  ) {}

  /** Doing it twice, or going on after a stop in the middle, comes to the same. */
  async run({ userId }: RefoldMemoryData, signal: AbortSignal): Promise<void> {
    // Nor can anybody who is gone take a turn.
    if (!(await this.words.areAny(userId))) return;
    let cursor: MemoryCursor | undefined;
    do {
      signal.throwIfAborted();
      cursor = await this.words.refoldBatch(userId, cursor, this.clock.now());
    } while (cursor !== undefined);
  }
}
