import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import { isReadOnlyRefusal } from './database-away.js';
import { breakOffIfLost, type ServerSession, type WaitingConnection } from './lost-answers.js';
import { readInTurns } from './read-in-turns.js';
import { StartupMessages } from './startup-messages.js';

/** The time in milliseconds that a connection has to end in an orderly way. */
const END_MILLISECONDS = 1_000;

/**
 * The time in milliseconds for which a statement that may take long waits while another server responds at the address of its own, as
 * after a fail-over. A balancer of several servers may send most questions to another one than the statement.
 */
const MAX_OTHER_MS = 30_000;

/** The options of a {@link BoundedClient}. A pool hands them on to its connections. */
export interface BoundedClientOptions extends pg.ClientConfig {
  /** The time in milliseconds for which a statement waits for its answer. */
  answerTimeoutMs?: number;
  /** The time in milliseconds for which a statement that may take long waits for a server that cannot be reached. */
  maxSilenceMs?: number;
  /** The same while another server responds at the address. */
  maxOtherMs?: number;
}

/** The part of pg's connection that attaches its parser to a stream, also to one that is encrypted. Its types lack it. */
interface Attaching {
  attachListeners(stream: Pick<Duplex, 'on'>): void;
}

/**
 * A connection that closes itself if the server does not answer a statement in time: the network may have lost the
 * statement or its answer, and then nobody would ever use or remove the connection. All statements that wait on it
 * fail, and its pool replaces it. While it waits longer than usual, it asks the server whether there is an answer to wait for.
 */
export class BoundedClient extends pg.Client implements WaitingConnection {
  private readonly usualTimeoutMs: number | undefined;
  private timeoutMs: number | undefined;
  private readOnly = false;
  private serverSession: ServerSession | undefined;

  constructor(private readonly options?: BoundedClientOptions) {
    super(options);
    this.usualTimeoutMs = options?.answerTimeoutMs;
    this.timeoutMs = this.usualTimeoutMs;
    checkStartup(this.connection as unknown as Attaching);
    // pg listens once the connection is made, to a stream of its own if it is encrypted.
    this.once('connect', () => readInTurns(this.connection.stream));
    // A lost connection fails the statements that wait on it. The pool listens only while nobody has it.
    this.on('error', () => undefined);
  }

  /** Waits longer for the results of the next statements; without a time, as long as usual again. */
  waitFor(milliseconds = this.usualTimeoutMs): void {
    this.timeoutMs = milliseconds;
  }

  /** True if it refuses writes. Its pool closes it then: a later one may lead to a server that takes them. */
  get isReadOnly(): boolean {
    return this.readOnly;
  }

  noteReadOnly(): void {
    this.readOnly = true;
  }

  /** True if its session is not that of the server's process which the server named when it was made, but a pooler's. */
  get isPooled(): boolean {
    const id = this.serverSession?.processId;
    return id !== undefined && id !== (this as unknown as { processID: number }).processID;
  }

  /** The server's process that has the session. Undefined if nobody has noted it. */
  get session(): ServerSession | undefined {
    return this.serverSession;
  }

  noteSession(session: ServerSession): void {
    this.serverSession = session;
  }

  /** The number of bytes that have come. */
  get bytesRead(): number {
    return (this.connection.stream as Socket).bytesRead;
  }

  get maxSilenceMs(): number | undefined {
    return this.options?.maxSilenceMs;
  }

  get maxOtherMs(): number {
    return this.options?.maxOtherMs ?? MAX_OTHER_MS;
  }

  /** Returns another connection to the same server, which is not made yet and is not in a pool. */
  another(): BoundedClient {
    return new BoundedClient(this.options);
  }

  /** Closes it at once. What waits for it fails with the error. */
  breakOff(error: Error): void {
    this.connection.stream.destroy(error);
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- pg declares many overloads, and this hands on what any of them takes
  override query(...query: any[]): any {
    const answer: unknown = Reflect.apply(super.query, this, query);
    if (answer instanceof Promise) this.watch(answer);
    return answer;
  }

  /**
   * Sends a statement, which is prepared if it has a name. Unlike `query`, it makes no copy of it by its properties, and no promises of
   * promises.
   */
  send(text: string, values: unknown[], name?: string): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      const stop = this.begin();
      const answered = (error: Error | null, result: pg.QueryResult): void => {
        stop();
        if (error === null) resolve(result);
        else reject(this.judged(error));
      };
      const query = new pg.Query(text, values);
      super.query(Object.assign(query, { name, callback: answered }));
    });
  }

  /** Ends the connection, even if the network no longer carries the goodbye. */
  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): Promise<void> | void {
    const timer = setTimeout(() => this.connection.stream.destroy(), END_MILLISECONDS);
    this.once('end', () => clearTimeout(timer));
    timer.unref();
    return callback === undefined ? super.end() : super.end(callback);
  }

  private watch(answered: Promise<unknown>): void {
    const stop = this.begin();
    answered.then(stop, (error: unknown) => {
      stop();
      this.judged(error);
    });
  }

  /** Begins to wait for an answer. Returns the function that ends it. */
  private begin(): () => void {
    const { timeoutMs, usualTimeoutMs } = this;
    if (timeoutMs === undefined) return () => undefined;
    let ending: NodeJS.Immediate | undefined;
    const end = (): void => this.breakOff(noAnswer());
    // If this process was busy or did not run, the answer may be there already, and is read first.
    const timer = setTimeout(() => (ending = setImmediate(end)), timeoutMs);
    const isLonger = usualTimeoutMs !== undefined && timeoutMs > usualTimeoutMs;
    const endLooks = isLonger ? breakOffIfLost(this, usualTimeoutMs) : undefined;
    return () => {
      clearTimeout(timer);
      if (ending !== undefined) clearImmediate(ending);
      endLooks?.();
    };
  }

  private judged<Thrown>(error: Thrown): Thrown {
    if (isReadOnlyRefusal(error)) this.noteReadOnly();
    return error;
  }
}

/** Closes a connection whose startup is not that of a PostgreSQL server, before the driver reads it. */
function checkStartup(connection: Attaching): void {
  const attach = connection.attachListeners.bind(connection);
  connection.attachListeners = (stream: Duplex) => {
    const messages = new StartupMessages();
    const checked = (read: (bytes: Buffer) => void) => (bytes: Buffer) => {
      if (stream.destroyed) return;
      try {
        messages.add(bytes);
      } catch (error) {
        stream.destroy(error as Error);
        return;
      }
      read(bytes);
    };
    const on: Duplex['on'] = (event: string, listener: (...values: never[]) => void) =>
      stream.on(event, event === 'data' ? checked(listener as never) : (listener as never));
    attach({ on });
  };
}

function noAnswer(): Error {
  return Object.assign(new Error('The database did not answer in time'), { code: 'ETIMEDOUT' });
}
