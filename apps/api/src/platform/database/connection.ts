import type { PoolClient } from 'pg';
import type { BoundedClient } from './bounded-client.js';
import type { Positional, Query } from './statement.js';

/** A client as the pool hands it out. */
export type PooledClient = BoundedClient & PoolClient;

/** A connection of the pool, for as long as a statement or a transaction has it. */
export class Connection {
  /** True if it can no longer be used. */
  protected isBroken = false;

  constructor(readonly client: PooledClient) {}

  async rows<Row, Values = Positional>(query: Query<Row, Values>, values?: Values): Promise<Row[]> {
    return (await this.run(query, values)).rows as Row[];
  }

  async row<Row, Values = Positional>(
    query: Query<Row, Values>,
    values?: Values,
  ): Promise<Row | undefined> {
    return (await this.run(query, values)).rows[0] as Row | undefined;
  }

  async execute<Values = Positional>(
    query: Query<unknown, Values>,
    values?: Values,
  ): Promise<number> {
    return (await this.run(query, values)).rowCount ?? 0;
  }

  /** Returns the connection to the pool, or closes it if it can no longer be used. */
  release(): Promise<void> | void {
    this.endIfBroken();
    this.client.release();
  }

  // The pool removes a connection that is ending.
  protected endIfBroken(): void {
    if (this.isBroken) void this.client.end();
  }

  /** Looks whether an error has come from the connection itself. */
  protected judge(error: unknown): void {
    this.isBroken ||= isConnectionError(error);
  }

  private async run<Values>(query: Query<unknown, Values>, values?: Values) {
    try {
      if (typeof query === 'string')
        return await this.client.send(query, [...((values as Positional) ?? [])]);
      const { name, text, bind } = query;
      return await this.client.send(text, values === undefined ? [] : bind(values), name);
    } catch (error) {
      // Its stack would end in the socket.
      if (error instanceof Error) Error.captureStackTrace(error);
      this.judge(error);
      throw error;
    }
  }
}

// An SQL error leaves the connection usable. An error does not if it has no SQLSTATE, or if its class stands
// for a lost connection, a shutdown, or a session that is not the one in which our statements were prepared.
function isConnectionError(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code !== 'string' || /^(08|57P|25P03|26000|42P05)|^E[A-Z]/.test(code);
}
