import { Inject, Injectable } from '@nestjs/common';
import { isDatabaseAway } from './database-away.js';
import { READ_REPLICA, type ReadReplica } from './read-replica.js';
import { Sql } from './sql.js';

/** The SQLSTATE with which a replica ends a statement that reads what it has to remove. */
const CONFLICT = '40001';

/** Reads that may be some seconds late: they go to the replica if there is one that can be used. */
@Injectable()
export class LateReads {
  private missed = 0;

  constructor(
    private readonly primary: Sql,
    @Inject(READ_REPLICA) private readonly replica: ReadReplica | null,
  ) {}

  /** The number of reads that the replica did not do. */
  get missedReads(): number {
    return this.missed;
  }

  /**
   * Reads from the replica. If it fails or cannot be used, reads from the primary.
   * @param mayRepeat tells after a failure whether `work` may be called again
   */
  async read<T>(work: (sql: Sql) => Promise<T>, mayRepeat = () => true): Promise<T> {
    const { replica } = this;
    if (replica?.sql === undefined) return this.readPrimary(work);
    try {
      return await work(replica.sql);
    } catch (error) {
      if (!isOfReplica(error)) throw error;
      if (isDatabaseAway(error)) replica.giveUp(error as Error);
      if (!mayRepeat()) throw error;
      return this.readPrimary(work);
    }
  }

  private readPrimary<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    if (this.replica !== null) this.missed += 1;
    return work(this.primary);
  }
}

function isOfReplica(error: unknown): boolean {
  return isDatabaseAway(error) || (error as { code?: unknown } | null)?.code === CONFLICT;
}
