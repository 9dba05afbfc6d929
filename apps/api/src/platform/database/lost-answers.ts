import type { Client, QueryResult } from 'pg';

/** The time in milliseconds from one look to the next, unless a look takes longer. */
const PAUSE_MS = 1_000;

/** The process of a server that has a session, as the server names it. */
export interface ServerSession {
  processId: number;
  /** The time at which the server started, in microseconds. It tells servers behind one address from each other. */
  startedAt: string;
  /** Null if the connection comes through a Unix socket. */
  address: string | null;
}

/** A connection that waits for an answer. */
export interface WaitingConnection {
  readonly session: ServerSession | undefined;
  /** The number of bytes that have come. */
  readonly bytesRead: number;
  breakOff(error: Error): void;
  /** Returns another connection to the same server, which is not made yet. */
  another(): Client;
}

/** The expressions for what is noted of a server, and compared later. */
export const SERVER_STARTED_AT =
  '(extract(epoch from pg_postmaster_start_time()) * 1000000)::bigint::text';
export const SERVER_ADDRESS = 'host(inet_server_addr())';

// If the server does not let us see what it does, or another server answers, nothing is known. A server that has been
// started again has none of our earlier sessions.
const IS_OVER = `
  select case
    when ${SERVER_STARTED_AT} = $2 then not exists (
      select from pg_stat_activity where pid = $1 and (state is null or state not like 'idle%'))
    else coalesce(${SERVER_ADDRESS} = $3, false)
  end as "isOver"`;

/**
 * Breaks a connection off that has waited for a while, if its server does nothing for it any more: the network has lost the
 * statement or its answer, and nobody would ever send it again. While the server cannot be asked, nothing happens.
 * Returns the function that ends this.
 */
export function breakOffIfLost(client: WaitingConnection, afterMs: number): () => void {
  const looks = new Looks(client);
  looks.lookIn(afterMs);
  return () => looks.stop();
}

class Looks {
  private timer: NodeJS.Timeout | undefined;
  private hasStopped = false;
  // The number of bytes that had come when the server did nothing for us any more.
  private bytesAtEnd: number | undefined;

  constructor(private readonly client: WaitingConnection) {}

  lookIn(milliseconds: number): void {
    this.timer = setTimeout(() => void this.look(), milliseconds);
  }

  stop(): void {
    this.hasStopped = true;
    clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    const since = performance.now();
    const isOver = await this.isOver();
    if (this.hasStopped) return;
    if (isOver !== undefined) {
      // The answer may be on its way at the first look.
      const { bytesRead } = this.client;
      if (isOver && this.bytesAtEnd === bytesRead) return this.client.breakOff(answerLost());
      this.bytesAtEnd = isOver ? bytesRead : undefined;
    }
    this.lookIn(PAUSE_MS - (performance.now() - since));
  }

  /** Asks on a connection of its own: those of the pool may all be lost or busy. Returns undefined if the server does not tell. */
  private async isOver(): Promise<boolean | undefined> {
    const { session } = this.client;
    if (session === undefined) return undefined;
    const other = this.client.another();
    try {
      await other.connect();
      const values = [session.processId, session.startedAt, session.address];
      const { rows } = (await other.query(IS_OVER, values)) as QueryResult<{ isOver: boolean }>;
      return rows[0]?.isOver;
    } catch {
      return undefined;
    } finally {
      void other.end();
    }
  }
}

function answerLost(): Error {
  const message = 'The network has lost a statement or its answer';
  return Object.assign(new Error(message), { code: 'ETIMEDOUT' });
}
