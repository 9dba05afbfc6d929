import pg from 'pg';
import { afterSockets } from '../fairness/after-sockets.js';
import { BoundedClient } from './bounded-client.js';
import { noteConnectFault } from './database-away.js';
import { ConnectionQueue, type Rank, type Waiting } from './connection-queue.js';

/** The number of connections that only statements have for which they are kept. */
export const KEPT = 2;

/** The share of the other connections with which one who asks may begin requests at once. */
const SHARE_OF_ASKER = 1 / 2;

/** The options of a {@link BoundedPool}. */
export interface BoundedPoolOptions extends pg.PoolConfig {
  /** The time in milliseconds for which a statement waits for a connection. */
  maxWaitMs: number;
}

type Release = (error?: unknown) => void;
type Callback<Taken = pg.PoolClient> = (
  error: Error | undefined,
  taken: Taken | undefined,
  release: Release,
) => void;

/** A place counts as a connection. Several may share one connection. */
export interface Place {
  leave(): void;
}

/** The rank of those who ask for a connection: `placed` for {@link Place}s, which have waited for it. */
export type PoolRank = Rank | 'placed';

/** The rank of what is asked for, and the sender of the request that begins with it. */
export interface Asking {
  readonly rank: PoolRank;
  readonly asker?: string;
}

const LATER: Asking = { rank: 'later' };

/** Thrown if there is more to do than the connections to the database can do. */
export class DatabaseBusy extends Error {
  constructor(message = 'All connections to the database are busy') {
    super(message);
  }
}

/** A pool whose queue stays short: work that would have to wait for too long is refused, the sooner the better. */
export class BoundedPool extends pg.Pool {
  /** Called with the error of each attempt to make a connection that has failed. */
  noteFault: (error: Error) => void = () => undefined;
  private readonly queue: ConnectionQueue;
  private asking = LATER;
  // Connections that are taken or about to be made, and places.
  private usedCount = 0;
  private isServing = false;
  private readonly clients = new Set<BoundedClient>();
  // Who asked for the connections and places that are taken for first statements.
  private readonly askers = new WeakMap<object, string>();
  private refusal: Error | undefined;
  private wasPooled = false;

  constructor({ maxWaitMs, ...options }: BoundedPoolOptions) {
    super(options);
    const shared = this.options.max - KEPT;
    this.queue = new ConnectionQueue(maxWaitMs, Math.max(1, Math.ceil(shared * SHARE_OF_ASKER)));
    this.on('release', (_error, client: unknown) => {
      // The pool removes a connection that is ending.
      if (client instanceof BoundedClient && client.isReadOnly) void client.end();
      this.giveBack(client as object);
    });
    this.on('connect', (client: unknown) => this.note(client as BoundedClient));
    this.on('remove', (client: unknown) => this.clients.delete(client as BoundedClient));
  }

  /** True if a connection did not lead to the server itself. */
  get isPooled(): boolean {
    return this.wasPooled;
  }

  /** Closes all connections, and gives this error to those who want one. Without an error, it makes connections again. */
  refuse(error: Error | undefined): void {
    this.refusal = error;
    if (error !== undefined) for (const client of this.clients) client.breakOff(error);
  }

  /** Bounds the waits from now on. The start of the service may take its time, since nobody waits for a response. */
  beginToServe(): void {
    this.isServing = true;
  }

  /**
   * Waits for its turn to begin a request, but takes only a place. Those who ask take turns.
   * @throws DatabaseBusy
   */
  place(asker: string): Promise<Place> {
    return new Promise((resolve, reject) => {
      const take = (callback: Callback<Place>): void => {
        this.usedCount += 1;
        const leave = (): void => this.giveBack(place);
        const place = { leave };
        callback(undefined, place, leave);
      };
      const taken: Callback<Place> = (error, place) =>
        place === undefined ? reject(error) : resolve(place);
      if (this.isServing) this.enter({ rank: 'first', asker }, take, taken);
      else take(taken);
    });
  }

  /** Lets the connection that `ask` asks for at once be asked for in this way. */
  as<T>(asking: Asking, ask: () => T): T {
    this.asking = asking;
    try {
      return ask();
    } finally {
      this.asking = LATER;
    }
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    if (callback === undefined) return this.connected();
    const take = (taken: Callback): void => this.take(taken);
    const { rank, asker } = this.asking;
    if (this.isServing && rank !== 'placed') this.enter({ rank, asker }, take, callback);
    else take(callback);
  }

  /** The number of callers that wait for a connection. */
  get queueLength(): number {
    return this.queue.length;
  }

  /** Returns the time in milliseconds for which the first in the queue has waited. */
  longestWaitMs(): number {
    return this.queue.longestWaitMs(performance.now());
  }

  private enter<Taken>(
    { rank, asker }: Pick<Waiting, 'rank' | 'asker'>,
    take: (callback: Callback<Taken>) => void,
    callback: Callback<Taken>,
  ): void {
    const isFull = (): boolean => this.queue.isFull(rank, performance.now(), asker);
    if (!isFull()) return this.wait({ rank, asker, since: performance.now() }, take, callback);
    const since = performance.now();
    afterSockets(() => {
      if (isFull()) callback(new DatabaseBusy(), undefined, () => undefined);
      else this.wait({ rank, asker, since }, take, callback);
    });
  }

  private wait<Taken>(
    who: Omit<Waiting, 'admit'>,
    take: (callback: Callback<Taken>) => void,
    callback: Callback<Taken>,
  ): void {
    let state: 'waiting' | 'served' | 'gone' = 'waiting';
    const admit = (): void =>
      take((error, taken, release) => {
        if (who.rank === 'first') this.noteAsker(taken as object | undefined, who.asker);
        // A caller that has given up needs it no more, but the connection may just have been made.
        if (state === 'gone') return void (taken !== undefined && release());
        state = 'served';
        clearTimeout(timer);
        callback(error, taken, release);
      });
    const waiting: Waiting = { ...who, admit };
    const giveUp = (): void => {
      if (state === 'served') return;
      state = 'gone';
      this.queue.remove(waiting);
      callback(new DatabaseBusy(), undefined, () => undefined);
    };
    const timer = setTimeout(() => afterSockets(giveUp), this.queue.maxWaitOf(who.rank));
    this.queue.add(waiting);
    this.admitNext();
  }

  private admitNext(): void {
    while (this.usedCount < this.options.max) {
      const isKept = this.usedCount >= this.options.max - KEPT;
      const next = this.queue.next(performance.now(), isKept);
      if (next === undefined) return;
      next.admit();
    }
  }

  /** Takes a connection of those that are free, or makes one. */
  private take(callback: Callback): void {
    if (this.refusal !== undefined) {
      process.nextTick(callback, this.refusal, undefined, () => undefined);
      return;
    }
    this.usedCount += 1;
    super.connect((error, client, release: Release) => {
      if (client === undefined) {
        this.giveBack();
        if (error) {
          noteConnectFault(error);
          this.noteFault(error);
        }
      }
      callback(error, client, release);
    });
  }

  /** Notes who begins with what was taken. Nothing was taken if it failed. */
  private noteAsker(taken: object | undefined, asker = ''): void {
    if (taken !== undefined) this.askers.set(taken, asker);
    else this.leave(asker);
  }

  private giveBack(taken?: object): void {
    this.usedCount -= 1;
    const asker = taken && this.askers.get(taken);
    if (asker === undefined) return this.admitSoon();
    this.askers.delete(taken as object);
    this.leave(asker);
  }

  private leave(asker: string): void {
    this.queue.leave(asker);
    this.admitSoon();
  }

  private admitSoon(): void {
    // The next statement of the same request may come at once, and the pool has not put the connection back yet.
    process.nextTick(() => this.admitNext());
  }

  /** Notes a new connection. It may have been begun before connections were refused. */
  private note(client: BoundedClient): void {
    this.clients.add(client);
    this.wasPooled ||= client.isPooled;
    if (this.refusal !== undefined) client.breakOff(this.refusal);
  }

  private connected(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      this.connect((error, client) => (client === undefined ? reject(error) : resolve(client)));
    });
  }
}
