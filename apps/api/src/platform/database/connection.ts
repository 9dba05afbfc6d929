import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  type EntityManager,
  type QueryRunner,
} from 'typeorm';
import type { BoundedClient } from './bounded-client.js';
import { LONG_LIMITS, type Patience } from './database-limits.js';
import type { Positional, Query } from './statement.js';

/** A connection of the pool, for as long as a statement or a transaction has it. */
export class Connection {
  private readonly waiting: (() => void)[] = [];
  private isBroken = false;

  constructor(
    private readonly queryRunner: QueryRunner,
    readonly client: BoundedClient,
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

  async transaction<T>(
    work: (connection: Connection) => Promise<T>,
    patience: Patience,
  ): Promise<T> {
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
