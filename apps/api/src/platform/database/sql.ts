import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { busyTurns } from '../time/busy-turns.js';
import { AbandonedReads, demandReader } from './abandoned-reads.js';
import type { Asking } from './bounded-pool.js';
import { Connection, type PooledClient } from './connection.js';
import { ConnectionPool } from './connection-pool.js';
import type { Patience } from './database-limits.js';
import type { Positional, Query } from './statement.js';
import { Transaction } from './transaction.js';
import { WriteTurns } from './write-turns.js';

/** Runs statements that return rows. Timestamps are ISO 8601 text. */
export interface SqlReader {
  rows<Row, Values = Positional>(query: Query<Row, Values>, values?: Values): Promise<Row[]>;
  /** Returns the first row. */
  row<Row, Values = Positional>(
    query: Query<Row, Values>,
    values?: Values,
  ): Promise<Row | undefined>;
}

/** Runs statements, either on its own connection or inside a transaction. */
export interface SqlExecutor extends SqlReader {
  /** The entity manager, for reads and writes of one table by key. */
  readonly manager: EntityManager;
  /** Returns the number of rows that the statement changed. */
  execute<Values = Positional>(query: Query<unknown, Values>, values?: Values): Promise<number>;
  /** Calls `then` after the transaction has been committed, or at once if there is none. */
  afterCommit(then: () => void): void;
}

/** Runs statements that only read, alone or in a transaction. */
export type Reads = SqlReader & Pick<Sql, 'transaction'>;

/**
 * Runs plain SQL and reads entities on the same pool. A statement outside of a transaction takes a connection
 * for as long as it runs.
 */
@Injectable()
export class Sql implements SqlExecutor {
  private readonly abandoned = new AbandonedReads();
  // The user for whom the statements are, if it is known.
  private readonly asker: string | undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly turns: WriteTurns,
    private readonly pool: ConnectionPool,
  ) {}

  get manager(): EntityManager {
    return this.dataSource.manager;
  }

  rows<Row, Values = Positional>(query: Query<Row, Values>, values?: Values): Promise<Row[]> {
    return this.withConnection(
      (connection) => connection.rows(query, values),
      askingOf(query, values),
    );
  }

  row<Row, Values = Positional>(
    query: Query<Row, Values>,
    values?: Values,
  ): Promise<Row | undefined> {
    return this.withConnection(
      (connection) => connection.row(query, values),
      askingOf(query, values),
    );
  }

  execute<Values = Positional>(query: Query<unknown, Values>, values?: Values): Promise<number> {
    return this.withConnection(
      (connection) => connection.execute(query, values),
      askingOf(query, values),
    );
  }

  afterCommit(then: () => void): void {
    then();
  }

  /**
   * Commits the changes of `work`, or rolls them back if it throws. `work` must use only the executor that it
   * receives.
   */
  transaction<T>(work: (sql: SqlExecutor) => Promise<T>, patience: Patience = 'short'): Promise<T> {
    return this.withTransaction((transaction) => transaction.commit(work, patience));
  }

  /**
   * Does the same if `work` begins with a lock under which a user's changes, or those of a resource, come one after
   * another. It waits for earlier ones without a connection. `work` must not wait for the same owner again.
   * @param userId the user who waits, if the owner is a resource
   * @throws TurnNotFree
   */
  transactionOf<T>(
    ownerId: string,
    work: (sql: SqlExecutor) => Promise<T>,
    patience: Patience = 'short',
    userId = ownerId,
  ): Promise<T> {
    const commit = () => this.for(userId).transaction(work, patience);
    return this.turns.run(ownerId, patience, commit, userId);
  }

  /**
   * Does the same with statements of which each commits by itself.
   * @throws TurnNotFree
   */
  inTurnOf<T>(ownerId: string, work: (sql: SqlExecutor) => Promise<T>): Promise<T> {
    return this.turns.run(ownerId, 'short', () => work(this.for(ownerId)));
  }

  /**
   * Runs what a request reads, until its client goes away: `gone` is aborted then, and the server ends what it does for it.
   * Never write with it.
   * @param userId the user who reads
   * @throws ReaderGone
   */
  readsUntil(gone: AbortSignal, userId?: string): Reads {
    const sql = this.for(userId);
    const until =
      <On extends Connection, T>(work: (connection: On) => Promise<T>) =>
      (connection: On) =>
        this.abandoned.run(connection.client, gone, () => work(connection));
    const run = async <T>(work: (connection: Connection) => Promise<T>, asking: Asking) => {
      demandReader(gone);
      return sql.withConnection(until(work), asking);
    };
    return {
      rows: (query, values) =>
        run((connection) => connection.rows(query, values), askingOf(query, values)),
      row: (query, values) =>
        run((connection) => connection.row(query, values), askingOf(query, values)),
      transaction: async (work, patience = 'short') => {
        demandReader(gone);
        return sql.withTransaction(until((transaction) => transaction.commit(work, patience)));
      },
    };
  }

  /** Returns the same for one user, whose results wait for a turn of the event loop apart from those of others. */
  private for(asker: string | undefined): this {
    return Object.assign(Object.create(this) as this, { asker });
  }

  /** A statement needs nothing of TypeORM, which would make a dozen objects for it. */
  private async withConnection<T>(
    work: (connection: Connection) => Promise<T>,
    asking: Asking,
  ): Promise<T> {
    const connection = new Connection(await this.pool.connect(asking));
    try {
      return await work(connection);
    } finally {
      void connection.release();
      // All for whom it was sent wait for it, and each of them then has a turn of its own.
      if (asking.rank !== 'placed') await busyTurns.wait(asking.asker ?? this.asker);
    }
  }

  private async withTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const queryRunner = this.dataSource.createQueryRunner();
    const client = (await queryRunner.connect()) as PooledClient;
    const transaction = new Transaction(queryRunner, client);
    try {
      return await work(transaction);
    } finally {
      await transaction.release();
      await busyTurns.wait(this.asker);
    }
  }
}

const PLACED: Asking = { rank: 'placed' };
const KEPT: Asking = { rank: 'kept' };
const LATER: Asking = { rank: 'later' };

function askingOf<Values>(query: Query<unknown, Values>, values: Values | undefined): Asking {
  if (typeof query === 'string') return LATER;
  if (query.isForPlaces === true) return PLACED;
  if (query.isKept === true) return KEPT;
  if (query.isFirst !== true) return LATER;
  return { rank: 'first', asker: values === undefined ? '' : String(query.bind(values)[0]) };
}
