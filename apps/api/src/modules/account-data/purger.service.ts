import { Injectable } from '@nestjs/common';
import { AccountDeletionRepository, type PurgeStep } from '../accounts/index.js';

/** The number of rows that one transaction clears away. It takes about ten milliseconds. */
const BATCH_SIZE = 1_000;

/** Clears away what purge steps find, with one batch in each transaction. */
@Injectable()
export class Purger {
  constructor(private readonly accounts: AccountDeletionRepository) {}

  /**
   * Runs the steps until they find nothing, and then `finish`. Returns false if a record that must be removed
   * is locked.
   * @param id of the user or the application whose records are removed
   */
  async purge(
    steps: readonly PurgeStep[],
    id: string,
    signal: AbortSignal,
    finish: () => Promise<void> = () => Promise.resolve(),
  ): Promise<boolean> {
    try {
      // Runs once more after the last row: another transaction may have added some meanwhile, above all a long
      // import.
      while (await this.clearAll(steps, id, signal));
      await finish();
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      return false;
    }
    return true;
  }

  /** Runs every step until it finds nothing. Returns whether a step removed a row. */
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

  // A batch may be smaller than its size although there are more rows, if a record has just changed.
  private clear(step: PurgeStep, id: string, signal: AbortSignal): Promise<number> {
    signal.throwIfAborted();
    return this.accounts.clearBatch((sql) => step.clearBatch(sql, id, BATCH_SIZE));
  }
}

function isLockTimeout(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '55P03';
}
