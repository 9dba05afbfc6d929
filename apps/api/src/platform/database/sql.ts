import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';

/** A statement that each connection prepares once. Only for texts that never change. */
export interface Statement {
  name: string;
  text: string;
}

/** Names a statement for preparation. The name must be unique in the service. */
export function statement(name: string, text: string): Statement {
  return { name, text };
}

/** Runs statements, on its own connection or inside a transaction. */
export interface SqlExecutor {
  rows<T>(query: Statement | string, values?: readonly unknown[]): Promise<T[]>;
  /** Returns the first row. */
  row<T>(query: Statement | string, values?: readonly unknown[]): Promise<T | undefined>;
  /** Returns the number of rows that the statement changed. */
  execute(query: Statement | string, values?: readonly unknown[]): Promise<number>;
  /** Calls `then` after the transaction has been committed, or at once if there is none. */
  afterCommit(then: () => void): void;
}

/**
 * Plain SQL for the repositories' hot paths, on the same pool as the entities. Rows come as pg reads
 * them, timestamps as ISO 8601 text.
 */
@Injectable()
export class Sql implements SqlExecutor {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  rows<T>(query: Statement | string, values?: readonly unknown[]): Promise<T[]> {
    return this.withConnection((connection) => connection.rows<T>(query, values));
  }

  row<T>(query: Statement | string, values?: readonly unknown[]): Promise<T | undefined> {
    return this.withConnection((connection) => connection.row<T>(query, values));
  }

  execute(query: Statement | string, values?: readonly unknown[]): Promise<number> {
    return this.withConnection((connection) => connection.execute(query, values));
  }

  afterCommit(then: () => void): void {
    then();
  }

  /**
   * Commits the changes of `work`, or rolls them back if it throws. `work` must use only the
   * executor that it gets.
   */
  transaction<T>(work: (sql: SqlExecutor) => Promise<T>): Promise<T> {
    return this.withConnection(async (connection) => {
      await connection.execute('begin');
      try {
        const result = await work(connection);
        await connection.execute('commit');
        connection.committed();
        return result;
      } catch (error) {
        await connection.execute('rollback');
        throw error;
      }
    });
  }

  // pool.query would destroy the connection on any SQL error; connect and release keep it.
  private async withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    // A connection lost while in use fails its query and emits this too; unheard, it ends the process.
    const noteLoss = (error: Error): void => void (broken = error);
    client.on('error', noteLoss);
    try {
      return await work(new Connection(client));
    } catch (error) {
      if (isConnectionError(error)) broken ??= error;
      throw error;
    } finally {
      client.off('error', noteLoss);
      client.release(broken);
    }
  }

  private get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}

class Connection implements SqlExecutor {
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly client: PoolClient) {}

  async rows<T>(query: Statement | string, values: readonly unknown[] = []): Promise<T[]> {
    return (await this.run(query, values)).rows as T[];
  }

  async row<T>(query: Statement | string, values: readonly unknown[] = []): Promise<T | undefined> {
    return (await this.rows<T>(query, values))[0];
  }

  async execute(query: Statement | string, values: readonly unknown[] = []): Promise<number> {
    return (await this.run(query, values)).rowCount ?? 0;
  }

  afterCommit(then: () => void): void {
    this.waiting.push(then);
  }

  committed(): void {
    for (const then of this.waiting) then();
  }

  private run(query: Statement | string, values: readonly unknown[]) {
    const parameters = [...values];
    return typeof query === 'string'
      ? this.client.query(query, parameters)
      : this.client.query({ ...query, values: parameters });
  }
}

// An SQL error leaves the connection usable; anything without an SQLSTATE, or of the classes that
// tell of a lost connection or a shutdown, does not.
function isConnectionError(error: unknown): error is Error {
  const code = (error as { code?: unknown }).code;
  return error instanceof Error && (typeof code !== 'string' || /^(08|57P)|^E[A-Z]/.test(code));
}
