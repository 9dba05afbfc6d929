import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { SqlExecutor } from '../../platform/database/sql.js';
import { Housekeeping } from '../../platform/housekeeping/housekeeping.service.js';
import { JobQueue } from '../../platform/jobs/job-queue.service.js';
import { AccountDeletionRepository, type PurgeStep } from '../accounts/index.js';
import { AuditLog } from '../applications/index.js';
import { ACCOUNT_PURGE_STEPS } from './purge-steps.js';
import { Purger } from './purger.service.js';

const JOB = 'purge-accounts';

/** The number of events from which one statement removes the user once the rest has been cleared away. */
const BATCH_SIZE = 1_000;

/**
 * Clears away the records of users whose accounts have ended. The accounts themselves are the list of what
 * there is to do. A job therefore needs no data, and a run that was interrupted continues where it stopped.
 */
@Injectable()
export class AccountPurge implements OnModuleInit {
  private readonly logger = new Logger('AccountPurge');

  constructor(
    private readonly accounts: AccountDeletionRepository,
    private readonly purger: Purger,
    private readonly audit: AuditLog,
    private readonly jobs: JobQueue,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.jobs.register({ name: JOB, run: (_data, signal) => this.run(signal) });
    // A job that has failed for good, or that was never enqueued, is enqueued again here.
    this.housekeeping.registerCheck({
      looksAfter: 'accounts to be purged',
      run: async (sql) => {
        if (await this.accounts.areAnyEnded(sql)) await this.enqueue(sql);
      },
    });
  }

  /**
   * Enqueues the job that clears away the records of ended accounts. It runs once the transaction has been
   * committed.
   */
  enqueue(sql: SqlExecutor): Promise<void> {
    return this.jobs.enqueue(JOB, {}, { key: 'all', sql });
  }

  /**
   * Purges every ended account. An account for which a transaction still writes is left for another run.
   * @throws Error if some accounts are left
   */
  private async run(signal: AbortSignal): Promise<void> {
    let left = 0;
    for (const userId of await this.accounts.listEnded()) {
      const isGone = await this.purge(userId, signal);
      if (!isGone) left += 1;
    }
    if (left > 0) throw new Error(`${left} deleted accounts are still in use`);
  }

  /** Returns false if a record of the user is locked. */
  private async purge(userId: string, signal: AbortSignal): Promise<boolean> {
    const steps = [...ACCOUNT_PURGE_STEPS, ...this.untied];
    const isGone = await this.purger.purge(steps, userId, signal, () =>
      this.accounts.remove(userId, async (sql) => {
        for (const step of this.untied)
          while ((await step.clearBatch(sql, userId, BATCH_SIZE)) > 0);
      }),
    );
    if (isGone) this.logger.log('Removed all records of a deleted account');
    return isGone;
  }

  /** The steps for the records that no foreign key ties to the user. */
  private readonly untied: readonly PurgeStep[] = [
    {
      clears: 'names in the audit log',
      clearBatch: (sql, userId, batchSize) => this.audit.forget(sql, userId, batchSize),
    },
    { clears: 'background jobs', clearBatch: (sql, userId) => this.jobs.forget(userId, sql) },
  ];
}
