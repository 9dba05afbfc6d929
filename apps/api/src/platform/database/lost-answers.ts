import pg, { type Client, type QueryResult } from 'pg';

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
  /** The time in milliseconds after which nobody waits for a server that cannot be asked. Undefined if it is waited for. */
  readonly maxSilenceMs: number | undefined;
  /** The time in milliseconds after which nobody waits for a server while another one responds at its address. */
  readonly maxOtherMs: number;
  breakOff(error: Error): void;
  /** Returns another connection to the same server, which is not made yet. */
  another(): Client;
}

/** The expressions for what is noted of a server, and compared later. */
export const SERVER_STARTED_AT =
  '(extract(epoch from pg_postmaster_start_time()) * 1000000)::bigint::text';
export const SERVER_ADDRESS = 'host(inet_server_addr())';

// If the server does not let us see what it does, nothing is known. A server that has been started again has none of our
// earlier sessions.
const IS_OVER = `
  select case
    when ${SERVER_STARTED_AT} = $2 then not exists (
      select from pg_stat_activity where pid = $1 and (state is null or state not like 'idle%'))
    when ${SERVER_ADDRESS} = $3 then true
  end as "isOver"`;

/** The response of a server, which may not let us see what it does, or the silence of one that cannot be asked. */
type Told = { isOver: boolean | undefined } | 'silence' | 'another server';

/**
 * Breaks a connection off that has waited for a while, if its server does nothing for it any more: the network has lost the
 * statement or its answer, and nobody would ever send it again. While the server cannot be asked, nothing happens before
 * `maxSilenceMs` or, if another server responds, `maxOtherMs`. Returns the function that ends this.
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
  private awaySince: number | undefined;

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
    const told = await this.ask();
    if (this.hasStopped) return;
    const fault =
      typeof told === 'string' ? this.faultOfAway(told, since) : this.faultOf(told.isOver);
    if (fault !== undefined) return this.client.breakOff(fault);
    this.lookIn(PAUSE_MS - (performance.now() - since));
  }

  private faultOf(isOver: boolean | undefined): Error | undefined {
    this.awaySince = undefined;
    if (isOver === undefined) return undefined;
    // The answer may be on its way at the first look.
    const { bytesRead } = this.client;
    if (isOver && this.bytesAtEnd === bytesRead)
      return timedOut('The network has lost a statement or its answer');
    this.bytesAtEnd = isOver ? bytesRead : undefined;
    return undefined;
  }

  private faultOfAway(told: 'silence' | 'another server', since: number): Error | undefined {
    const { maxSilenceMs = Infinity, maxOtherMs } = this.client;
    this.awaySince ??= since;
    const maxMs = told === 'silence' ? maxSilenceMs : maxOtherMs;
    if (performance.now() - this.awaySince < maxMs) return undefined;
    return timedOut('The server of a statement cannot be reached any more');
  }

  /** Asks on a connection of its own: those of the pool may all be lost or busy. */
  private async ask(): Promise<Told> {
    const { session } = this.client;
    if (session === undefined) return { isOver: undefined };
    const other = this.client.another();
    try {
      await other.connect();
      const values = [session.processId, session.startedAt, session.address];
      const { rows } = (await other.query(IS_OVER, values)) as QueryResult<{
        isOver: boolean | null;
      }>;
      const isOver = rows[0]?.isOver;
      return isOver === null ? 'another server' : { isOver };
    } catch (error) {
      return error instanceof pg.DatabaseError ? { isOver: undefined } : 'silence';
    } finally {
      void other.end();
    }
  }
}

function timedOut(message: string): Error {
  return Object.assign(new Error(message), { code: 'ETIMEDOUT' });
}
