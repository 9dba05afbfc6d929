import pg from 'pg';
import { BoundedClient } from './bounded-client.js';

/** If one has waited for this share of the limit, new ones do not begin to wait: they would wait too long. */
const FULL_SHARE = 0.75;

/** The options of a {@link BoundedPool}. */
export interface BoundedPoolOptions extends pg.PoolConfig {
  /** The time in milliseconds for which a statement waits for a connection. */
  maxWaitMs: number;
}

type Release = (error?: unknown) => void;
type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: Release,
) => void;

/** Thrown if there is more to do than the connections to the database can do. */
export class DatabaseBusy extends Error {
  constructor() {
    super('All connections to the database are busy');
  }
}

/** A pool whose queue stays short: work that would have to wait for too long is refused, the sooner the better. */
export class BoundedPool extends pg.Pool {
  // In the order in which they began to wait.
  private readonly waits = new Set<{ readonly since: number }>();
  private readonly maxWaitMs: number;
  private isServing = false;

  constructor({ maxWaitMs, ...options }: BoundedPoolOptions) {
    super(options);
    this.maxWaitMs = maxWaitMs;
    this.on('release', (_error, client: unknown) => {
      // The pool removes a connection that is ending.
      if (client instanceof BoundedClient && client.isReadOnly) void client.end();
    });
  }

  /** Bounds the waits from now on. The start of the service may take its time, since nobody waits for a response. */
  beginToServe(): void {
    this.isServing = true;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    if (callback === undefined) return this.connected();
    if (!this.isServing) return super.connect(callback);
    if (this.longestWaitMs() > FULL_SHARE * this.maxWaitMs) {
      process.nextTick(callback, new DatabaseBusy(), undefined, () => undefined);
      return;
    }
    const wait = { since: performance.now() };
    this.waits.add(wait);
    const timer = setTimeout(() => {
      this.waits.delete(wait);
      callback(new DatabaseBusy(), undefined, () => undefined);
    }, this.maxWaitMs);
    super.connect((error, client, release: Release) => {
      // Whoever has given up needs it no more, but the connection may just have been made.
      if (!this.waits.delete(wait)) return void (client !== undefined && release());
      clearTimeout(timer);
      callback(error, client, release);
    });
  }

  /** Returns the time in milliseconds for which the first in the queue has waited. */
  longestWaitMs(): number {
    for (const { since } of this.waits) return performance.now() - since;
    return 0;
  }

  private connected(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      this.connect((error, client) => (client === undefined ? reject(error) : resolve(client)));
    });
  }
}
