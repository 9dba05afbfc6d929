import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import type { Asking, BoundedPool, Place } from './bounded-pool.js';
import type { PooledClient } from './connection.js';
import { shareSessions } from './pooler-mode.js';

type Callback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: unknown) => void,
) => void;

/** The state of the pool at this moment. */
export interface PoolFigures {
  /** The number of connections that the pool may open. */
  max: number;
  busy: number;
  idle: number;
  /** The number of callers that wait for a connection. */
  waiting: number;
  /** The time for which the first of them has waited. */
  longestWaitSeconds: number;
}

/** The connections of this process to the database, as operators see them. */
@Injectable()
export class ConnectionPool {
  private observe: (seconds: number) => void = () => undefined;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  get figures(): PoolFigures {
    const { pool } = this;
    const { options, totalCount, idleCount, queueLength } = pool;
    return {
      max: options.max ?? 0,
      busy: totalCount - idleCount,
      idle: idleCount,
      waiting: queueLength,
      longestWaitSeconds: pool.longestWaitMs() / 1000,
    };
  }

  /**
   * Calls `observe` with the seconds that each caller waits for a connection, in vain or not. The pool tells when
   * somebody gets a connection, but not since when it was wanted.
   */
  measureWaits(observe: (seconds: number) => void): void {
    const { pool } = this;
    this.observe = observe;
    const connect = pool.connect.bind(pool) as {
      (): Promise<PoolClient>;
      (callback: Callback): void;
    };
    const measured = (callback?: Callback): unknown => {
      const begin = performance.now();
      const end = (): void => observe((performance.now() - begin) / 1000);
      if (callback === undefined) return connect().finally(end);
      return connect((...result) => {
        end();
        callback(...result);
      });
    };
    pool.connect = measured as BoundedPool['connect'];
  }

  /** Calls `note` after each attempt to make a connection, with the error if it has failed. */
  onAttempt(note: (error: Error | undefined) => void): void {
    const { pool } = this;
    pool.on('connect', () => note(undefined));
    pool.noteFault = note;
  }

  /** Bounds the time for which requests wait for a connection from now on. */
  beginToServe(): void {
    this.pool.beginToServe();
  }

  /**
   * Returns whether a connection pooler lets our connections share sessions.
   * @throws DatabaseBusy
   */
  async areSessionsShared(): Promise<boolean> {
    if (!this.pool.isPooled) return false;
    const one = await this.connect({ rank: 'later' });
    try {
      const other = await this.connect({ rank: 'later' });
      return await shareSessions(one, other).finally(() => other.release());
    } finally {
      one.release();
    }
  }

  /** Closes all connections, and gives this error to those who want one. Without an error, there are connections again. */
  refuse(error: Error | undefined): void {
    this.pool.refuse(error);
  }

  /**
   * Takes a connection, which has to be released.
   * @throws DatabaseBusy
   */
  connect(asking: Asking): Promise<PooledClient> {
    return new Promise((resolve, reject) => {
      const connected: Callback = (error, client) => {
        if (client === undefined) reject(error as Error);
        else resolve(client as PooledClient);
      };
      this.pool.as(asking, () => this.pool.connect(connected));
    });
  }

  /**
   * Waits for its turn as a request's first statement does, but takes only a place.
   * @throws DatabaseBusy
   */
  async place(asker: string): Promise<Place> {
    const begin = performance.now();
    try {
      return await this.pool.place(asker);
    } finally {
      this.observe((performance.now() - begin) / 1000);
    }
  }

  private get pool(): BoundedPool {
    return (this.dataSource.driver as unknown as { master: BoundedPool }).master;
  }
}
