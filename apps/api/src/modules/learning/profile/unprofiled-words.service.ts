import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { Housekeeping } from '../../../platform/housekeeping/housekeeping.service.js';
import { JobQueue } from '../../../platform/jobs/job-queue.service.js';
import { waitForTurn } from '../changes/change-turn.repository.js';
import { openDictionary } from '../../dictionaries/index.js';
import { nextUnprofiled, workOutProfiles } from './word-profile.repository.js';

const JOB = 'profile-words';

/** The number of words of a user whose profiles are worked out in one transaction. */
const BATCH_SIZE = 200;

/** Works out the profiles of words that an older version of the service has collected, or profiled with an older lexicon. */
@Injectable()
export class UnprofiledWords implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: JobQueue,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.jobs.register({ name: JOB, run: (_data, signal) => this.run(signal) });
    this.housekeeping.registerCheck({
      looksAfter: 'words without a profile',
      run: async (sql) => {
        if ((await nextUnprofiled(sql, 1)).length > 0)
          await this.jobs.enqueue(JOB, {}, { key: 'all', sql });
      },
    });
  }

  /** The words themselves are the list of what there is to do, so an interrupted run continues where it stopped. */
  private async run(signal: AbortSignal): Promise<void> {
    await openDictionary();
    for (;;) {
      signal.throwIfAborted();
      const places = await nextUnprofiled(this.sql, BATCH_SIZE);
      const [first] = places;
      if (first === undefined) return;
      const ids = places.filter(({ userId }) => userId === first.userId).map(({ id }) => id);
      await this.workOut(first.userId, ids);
    }
  }

  private workOut(userId: string, ids: readonly string[]): Promise<void> {
    return this.sql.transactionOf(
      userId,
      async (sql) => {
        await waitForTurn(sql, userId);
        await workOutProfiles(sql, userId, ids);
      },
      'long',
    );
  }
}
