import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/time/clock.js';
import type { RefoldMemoryData } from './refold-memory.job.js';
import type { MemoryCursor } from '../../learning/index.js';
import { RefoldMemoryRepository } from './refold-memory.repository.js';

/** Folds a learner's words again after the parameters that schedule them have changed. */
@Injectable()
export class RefoldMemoryService {
  constructor(
    private readonly words: RefoldMemoryRepository,
    private readonly clock: Clock,
  ) {}

  /** Folds all words again. Doing this twice, or continuing after an interruption, has the same result. */
  async run({ userId }: RefoldMemoryData, signal: AbortSignal): Promise<void> {
    // A user whose account is deleted cannot take a turn either.
    if (!(await this.words.areAny(userId))) return;
    let cursor: MemoryCursor | undefined;
    do {
      signal.throwIfAborted();
      cursor = await this.words.refoldBatch(userId, cursor, this.clock.now());
    } while (cursor !== undefined);
  }
}
