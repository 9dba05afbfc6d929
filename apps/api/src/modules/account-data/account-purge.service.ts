import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { SqlExecutor } from '../../platform/database/sql.js';
import { Housekeeping } from '../../platform/housekeeping/housekeeping.service.js';
import { JobQueue } from '../../platform/jobs/job-queue.service.js';
import { AccountDeletionRepository, type PurgeStep } from '../accounts/index.js';
import { AuditLog } from '../applications/index.js';
import { PURGE_STEPS } from './purge-steps.js';

const JOB = 'purge-accounts';

/** Rows that one transaction clears away: some ten milliseconds. */
const BATCH_SIZE = 1_000;

/**
 * Clears away what there is of users whose accounts have ended. The accounts themselves are the list of
 * what is to be done, so a job needs no data, and a run that was interrupted goes on where it was.
 */
@Injectable()
export class AccountPurge implements OnModuleInit {
  private readonly logger = new Logger('AccountPurge');

  constructor(
    private readonly accounts: AccountDeletionRepository,
    private readonly audit: AuditLog,
    private readonly jobs: JobQueue,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.jobs.register({ name: JOB, run: (_data, signal) => this.run(signal) });
    // A job that has failed for good, or was never made, is made again here.
    this.housekeeping.register({
      removes: 'accounts that were to be purged',
      removeBatch: async (sql) => {
        if (await this.accounts.areAnyEnded(sql)) await this.enqueue(sql);
        return 0;
      },
    });
  }

  /** Has the records of ended accounts cleared away once the transaction has committed. */
  enqueue(sql: SqlExecutor): Promise<void> {
    return this.jobs.enqueue(JOB, {}, { key: 'all', sql });
  }

  /**
   * Purges every ended account; one that a transaction still writes for is left for another run.
   * @throws Error where some were left
   */
  private async run(signal: AbortSignal): Promise<void> {
    let left = 0;
    for (const userId of await this.accounts.listEnded()) {
      const isGone = await this.purge(userId, signal);
      if (!isGone) left += 1;
    }
    if (left > 0) throw new Error(`${left} ended accounts are still in use`);
  }

  /** False where something of the user is locked. */
  private async purge(userId: string, signal: AbortSignal): Promise<boolean> {
    try {
      // Once more after the last: a transaction may have come in between, a long import's above all.
      while (await this.clearAll(userId, signal));
      await this.accounts.remove(userId, async (sql) => {
        for (const step of this.untied)
          while ((await step.clearBatch(sql, userId, BATCH_SIZE)) > 0);
      });
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      return false;
    }
    this.logger.log('Removed all records of an ended account');
    return true;
  }

  /** Runs every step until it finds nothing; true where a step removed a row. */
  private async clearAll(userId: string, signal: AbortSignal): Promise<boolean> {
    let wasAny = false;
    for (const step of [...PURGE_STEPS, ...this.untied]) {
      while ((await this.clear(step, userId, signal)) > 0) wasAny = true;
    }
    return wasAny;
  }

  // A batch may come back short where a record has just changed, and more is there still.
  private clear(step: PurgeStep, userId: string, signal: AbortSignal): Promise<number> {
    signal.throwIfAborted();
    return this.accounts.clearBatch((sql) => step.clearBatch(sql, userId, BATCH_SIZE));
  }

  /** What no foreign key ties to the user. */
  private readonly untied: readonly PurgeStep[] = [
    {
      clears: 'names in the audit log',
      clearBatch: (sql, userId, batchSize) => this.audit.forget(sql, userId, batchSize),
    },
    { clears: 'background jobs', clearBatch: (sql, userId) => this.jobs.forget(userId, sql) },
  ];
}

function isLockTimeout(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '55P03';
}
