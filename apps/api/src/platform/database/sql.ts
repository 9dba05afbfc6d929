import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  type DataSource,
  type EntityManager,
  type QueryRunner,
} from 'typeorm';
import type { BoundedClient } from './bounded-client.js';
import type { PoolRank } from './bounded-pool.js';
import { ConnectionPool } from './connection-pool.js';
import { LONG_LIMITS, type Patience } from './database-limits.js';
import type { Positional, SqlText, Statement } from './statement.js';
import { WriteTurns } from './write-turns.js';

type Query<Row, Values> = Statement<Row, Values> | SqlText<Row>;

/** Runs statements, either on its own connection or inside a transaction. Timestamps are ISO 8601 text. */
export interface SqlExecutor {
  /** The entity manager, for reads and writes of one table by key. */
  readonly manager: EntityManager;
  rows<Row, Values = Positional>(query: Query<Row, Values>, values?: Values): Promise<Row[]>;
  /** Returns the first row. */
  row<Row, Values = Positional>(
    query: Query<Row, Values>,
    values?: Values,
  ): Promise<Row | undefined>;
  /** Returns the number of rows that the statement changed. */
  execute<Values = Positional>(query: Query<unknown, Values>, values?: Values): Promise<number>;
  /** Calls `then` after the transaction has been committed, or at once if there is none. */
  afterCommit(then: () => void): void;
}

/**
 * Runs plain SQL and reads entities on the same pool. A statement outside of a transaction takes a connection
 * for as long as it runs.
 */
@Injectable()
export class Sql implements SqlExecutor {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly turns: WriteTurns,
    private readonly pool: ConnectionPool,
  ) {}

  get manager(): EntityManager {
    return this.dataSource.manager;
  }

  rows<Row, Values = Positional>(query: Query<Row, Values>, values?: Values): Promise<Row[]> {
    return this.withConnection((connection) => connection.rows(query, values), rankOf(query));
  }

  row<Row, Values = Positional>(
    query: Query<Row, Values>,
    values?: Values,
  ): Promise<Row | undefined> {
    return this.withConnection((connection) => connection.row(query, values), rankOf(query));
  }

  execute<Values = Positional>(query: Query<unknown, Values>, values?: Values): Promise<number> {
    return this.withConnection((connection) => connection.execute(query, values), rankOf(query));
  }

  afterCommit(then: () => void): void {
    then();
  }

  /**
   * Commits the changes of `work`, or rolls them back if it throws. `work` must use only the executor that it
   * receives.
   */
  transaction<T>(work: (sql: SqlExecutor) => Promise<T>, patience: Patience = 'short'): Promise<T> {
    return this.withConnection((connection) => connection.transaction(work, patience));
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
    return this.turns.run(ownerId, patience, () => this.transaction(work, patience), userId);
  }

  /**
   * Does the same with statements of which each commits by itself.
   * @throws TurnNotFree
   */
  inTurnOf<T>(ownerId: string, work: (sql: SqlExecutor) => Promise<T>): Promise<T> {
    return this.turns.run(ownerId, 'short', () => work(this));
  }

  private async withConnection<T>(
    work: (connection: Connection) => Promise<T>,
    rank: PoolRank = 'later',
  ): Promise<T> {
    const queryRunner = this.dataSource.createQueryRunner();
    const connect = () => queryRunner.connect() as Promise<BoundedClient>;
    const client = await this.pool.as(rank, connect);
    const connection = new Connection(queryRunner, client);
    try {
      return await work(connection);
    } finally {
      await connection.release();
    }
  }
}

class Connection implements SqlExecutor {
  private readonly waiting: (() => void)[] = [];
  private isBroken = false;

  constructor(
    private readonly queryRunner: QueryRunner,
    private readonly client: BoundedClient,
  ) {}

  get manager(): EntityManager {
    return this.queryRunner.manager;
  }

  async rows<Row, Values = Positional>(query: Query<Row, Values>, values?: Values): Promise<Row[]> {
    return (await this.run(query, values)).rows as Row[];
  }

  async row<Row, Values = Positional>(
    query: Query<Row, Values>,
    values?: Values,
  ): Promise<Row | undefined> {
    return (await this.rows(query, values))[0];
  }

  async execute<Values = Positional>(
    query: Query<unknown, Values>,
    values?: Values,
  ): Promise<number> {
    return (await this.run(query, values)).rowCount ?? 0;
  }

  afterCommit(then: () => void): void {
    this.waiting.push(then);
  }

  async transaction<T>(work: (sql: SqlExecutor) => Promise<T>, patience: Patience): Promise<T> {
    const result = await this.orRollBack(async () => {
      if (patience === 'long') await this.takeTime();
      return work(this);
    });
    for (const then of this.waiting) then();
    return result;
  }

  /** Returns the connection to the pool, or closes it if it can no longer be used. */
  release(): Promise<void> {
    // The pool removes a connection that is ending.
    if (this.isBroken) void this.client.end();
    this.client.waitFor();
    return this.queryRunner.release();
  }

  /** Lets the statements of this transaction take longer, as those of jobs may. */
  private async takeTime(): Promise<void> {
    this.client.waitFor(LONG_LIMITS.answer);
    await this.run(TAKE_TIME);
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

  private async run<Values>(query: Query<unknown, Values>, values?: Values) {
    try {
      return await this.client.query(queryOf(query, values));
    } catch (error) {
      this.judge(error);
      throw error;
    }
  }

  private judge(error: unknown): void {
    this.isBroken ||= isConnectionError(error);
  }
}

// The transaction may still have to say how it reads, so no query comes first.
const TAKE_TIME = `set local statement_timeout = ${LONG_LIMITS.statement};
  set local lock_timeout = ${LONG_LIMITS.lock};
  set local idle_in_transaction_session_timeout = ${LONG_LIMITS.pause}`;

function rankOf(query: Query<unknown, never>): PoolRank {
  if (typeof query === 'string') return 'later';
  if (query.isForPlaces === true) return 'placed';
  if (query.isKept === true) return 'kept';
  return query.isFirst === true ? 'first' : 'later';
}

function connectionLost(cause: Error): Error {
  const error = new Error('The connection to the database was lost', { cause });
  return Object.assign(error, { code: '08006' });
}

function queryOf<Values>(query: Query<unknown, Values>, values?: Values) {
  if (typeof query === 'string') return { text: query, values: (values ?? []) as unknown[] };
  const { name, text, bind } = query;
  return { name, text, values: values === undefined ? [] : bind(values) };
}

// An SQL error leaves the connection usable. An error does not if it has no SQLSTATE, or if its class stands
// for a lost connection or a shutdown.
function isConnectionError(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code !== 'string' || /^(08|57P|25P03)|^E[A-Z]/.test(code);
}
