import { Injectable } from '@nestjs/common';
import { AccountDeletionRepository, type PurgeStep } from '../accounts/index.js';

/** Rows that one transaction clears away: some ten milliseconds. */
const BATCH_SIZE = 1_000;

/** Clears away what purge steps find, a batch in a transaction. */
@Injectable()
export class Purger {
  constructor(private readonly accounts: AccountDeletionRepository) {}

  /**
   * Runs the steps until they find nothing, and `finish` then; false where something is locked that has
   * to go.
   * @param id whose records go
   */
  async purge(
    steps: readonly PurgeStep[],
    id: string,
    signal: AbortSignal,
    finish: () => Promise<void> = () => Promise.resolve(),
  ): Promise<boolean> {
    try {
      // Once more after the last: a transaction may have come in between, a long import's above all.
      while (await this.clearAll(steps, id, signal));
      await finish();
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      return false;
    }
    return true;
  }

  /** Runs every step until it finds nothing; true where a step removed a row. */
  private async clearAll(
    steps: readonly PurgeStep[],
    id: string,
    signal: AbortSignal,
  ): Promise<boolean> {
    let wasAny = false;
    for (const step of steps) {
      while ((await this.clear(step, id, signal)) > 0) wasAny = true;
    }
    return wasAny;
  }

  // A batch may come back short where a record has just changed, and more is there still.
  private clear(step: PurgeStep, id: string, signal: AbortSignal): Promise<number> {
    signal.throwIfAborted();
    return this.accounts.clearBatch((sql) => step.clearBatch(sql, id, BATCH_SIZE));
  }
}

function isLockTimeout(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '55P03';
}
