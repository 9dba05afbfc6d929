import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { Housekeeping } from '../../../platform/housekeeping/housekeeping.service.js';
import { JobQueue } from '../../../platform/jobs/job-queue.service.js';
import { waitForTurn } from '../changes/change-turn.repository.js';
import { Duties } from '../../../platform/workers/duties.js';
import { InstalledPacks, openDictionary, type PackListing } from '../../dictionaries/index.js';
import {
  markWords,
  noteDictionaries,
  otherDictionaries,
} from './profiled-dictionaries.repository.js';
import { nextUnprofiled, workOutProfiles } from './word-profile.repository.js';

const JOB = 'profile-words';

/** The number of words of a user whose profiles are worked out in one transaction. */
const BATCH_SIZE = 200;

/**
 * Works out the profiles of words that an older version of the service has collected, or profiled with an older lexicon or with
 * other installed dictionaries.
 */
@Injectable()
export class UnprofiledWords implements OnModuleInit, OnApplicationBootstrap {
  /** The dictionaries that have been compared. Replicas that differ would otherwise take turns for ever. */
  private compared: PackListing | undefined;

  constructor(
    private readonly packs: InstalledPacks,
    private readonly duties: Duties,
    private readonly sql: Sql,
    private readonly jobs: JobQueue,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.jobs.register({ name: JOB, run: (_data, signal) => this.run(signal) });
    this.housekeeping.registerCheck({
      looksAfter: 'words without a profile',
      run: async (sql) => {
        const isChanged = this.compared !== undefined && this.compared !== this.packs.listing;
        if (isChanged || (await nextUnprofiled(sql, 1)).length > 0)
          await this.jobs.enqueue(JOB, {}, { key: 'all', sql });
      },
    });
  }

  onApplicationBootstrap(): void {
    this.duties.whenTaken(() => void this.compareAtStart().catch(() => undefined));
  }

  /** If the database is away, the job is enqueued by the next check. */
  private async compareAtStart(): Promise<void> {
    await this.packs.settled();
    const others = await otherDictionaries(this.sql, this.packs.listing);
    if (others.length > 0) await this.jobs.enqueue(JOB, {}, { key: 'all' });
    else this.compared = this.packs.listing;
  }

  /** The words themselves are the list of what there is to do, so an interrupted run continues where it stopped. */
  private async run(signal: AbortSignal): Promise<void> {
    await openDictionary();
    await this.markConcerned(signal);
    for (;;) {
      signal.throwIfAborted();
      const places = await nextUnprofiled(this.sql, BATCH_SIZE);
      const [first] = places;
      if (first === undefined) return;
      const ids = places.filter(({ userId }) => userId === first.userId).map(({ id }) => id);
      await this.workOut(first.userId, ids);
    }
  }

  /** Marks the words of those languages whose dictionaries have changed. */
  private async markConcerned(signal: AbortSignal): Promise<void> {
    const { listing } = this.packs;
    if (this.compared === listing) return;
    for (const other of await otherDictionaries(this.sql, listing)) {
      await markWords(this.sql, other.language, signal);
      await noteDictionaries(this.sql, other);
    }
    this.compared = listing;
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
