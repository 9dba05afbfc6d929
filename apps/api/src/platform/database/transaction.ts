import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  type EntityManager,
  type QueryRunner,
} from 'typeorm';
import { Connection, type PooledClient } from './connection.js';
import { HEAVY_LIMITS, LONG_LIMITS, type Patience } from './database-limits.js';

/** A connection for as long as a transaction has it. TypeORM's entity manager is on the same one. */
export class Transaction extends Connection {
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly queryRunner: QueryRunner,
    client: PooledClient,
  ) {
    super(client);
  }

  get manager(): EntityManager {
    return this.queryRunner.manager;
  }

  afterCommit(then: () => void): void {
    this.waiting.push(then);
  }

  /** Commits the changes of `work`, or rolls them back if it throws. */
  async commit<T>(work: (transaction: Transaction) => Promise<T>, patience: Patience): Promise<T> {
    const result = await this.orRollBack(async () => {
      if (patience !== 'short') await this.takeTime(patience);
      return work(this);
    });
    for (const then of this.waiting) then();
    return result;
  }

  override release(): Promise<void> {
    this.endIfBroken();
    this.client.waitFor();
    return this.queryRunner.release();
  }

  /** Lets the statements of this transaction take longer. */
  private async takeTime(patience: Exclude<Patience, 'short'>): Promise<void> {
    const { answer, sql } = MORE_TIME[patience];
    this.client.waitFor(answer);
    await this.execute(sql);
  }

  private async orRollBack<T>(work: () => Promise<T>): Promise<T> {
    try {
      await this.queryRunner.startTransaction();
      const result = await work();
      await this.queryRunner.commitTransaction();
      return result;
    } catch (error) {
      if (error instanceof QueryFailedError) this.judge(error.driverError);
      await this.rollBack();
      // TypeORM has noticed first that the connection was lost.
      throw error instanceof QueryRunnerAlreadyReleasedError ? connectionLost(error) : error;
    }
  }

  // The first error says what went wrong. A failed rollback only says something about the connection.
  private async rollBack(): Promise<void> {
    if (this.isBroken) return;
    try {
      await this.queryRunner.rollbackTransaction();
    } catch {
      this.isBroken = true;
    }
  }
}

// The transaction may still have to say how it reads, so no query comes first.
const MORE_TIME = {
  heavy: {
    answer: HEAVY_LIMITS.answer,
    sql: `set local statement_timeout = ${HEAVY_LIMITS.statement}`,
  },
  long: {
    answer: LONG_LIMITS.answer,
    sql: `set local statement_timeout = ${LONG_LIMITS.statement};
      set local lock_timeout = ${LONG_LIMITS.lock};
      set local idle_in_transaction_session_timeout = ${LONG_LIMITS.pause}`,
  },
};

function connectionLost(cause: Error): Error {
  const error = new Error('The connection to the database was lost', { cause });
  return Object.assign(error, { code: '08006' });
}
