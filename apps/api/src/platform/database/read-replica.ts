import { type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { ConnectionPool } from './connection-pool.js';
import type { Outage } from './outage.js';
import { POOLED_BY_TRANSACTION } from './pooler-mode.js';
import { ReplicaLag, type LogPlace } from './replica-lag.js';
import { ReplicaLines } from './replica-lines.js';
import { Sql } from './sql.js';
import { statement } from './statement.js';
import type { WriteTurns } from './write-turns.js';

/** The injection token of the {@link ReadReplica}, which is null without `DATABASE_READ_URL`. */
export const READ_REPLICA = Symbol('ReadReplica');

/** The time in milliseconds by which it may be behind. */
export const MAX_LAG_MS = 30_000;
const CHECK_INTERVAL_MS = 2_000;

const LOG_PLACE = statement<{ place: LogPlace }>(
  'replica.log-place',
  'select pg_current_wal_lsn()::text as place',
);

const FOLLOWED = statement<{ place: LogPlace | null }>(
  'replica.followed-place',
  'select pg_last_wal_replay_lsn()::text as place',
);

/** A replica that follows the database, for reads that may be late. It is looked at every two seconds. */
export class ReadReplica implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly lines = new ReplicaLines();
  private readonly lag = new ReplicaLag(MAX_LAG_MS);
  private readonly own: Sql;
  private readonly pool: ConnectionPool;
  private timer: NodeJS.Timeout | undefined;
  private fault: string | undefined = 'it has not responded yet';
  private lagMs: number | undefined;
  private checking: Promise<void> | undefined;

  constructor(
    private readonly primary: Sql,
    private readonly source: DataSource,
    turns: WriteTurns,
    private readonly outage: Outage,
  ) {
    this.pool = new ConnectionPool(source);
    this.own = new Sql(source, turns, this.pool);
  }

  /** The way to it, or undefined while it is away or too far behind. */
  get sql(): Sql | undefined {
    return this.fault === undefined ? this.own : undefined;
  }

  /** The time by which it is behind at most, if that is known. */
  get lagSeconds(): number | undefined {
    return this.lagMs === undefined ? undefined : this.lagMs / 1_000;
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.check(), CHECK_INTERVAL_MS).unref();
    void this.check();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.timer = undefined;
    await this.checking;
    if (this.source.isInitialized) await this.source.destroy();
  }

  /** Leaves it alone until it has been looked at again. */
  giveUp({ message }: Error): void {
    this.judge(message);
  }

  /** Looks whether it can be used. */
  check(): Promise<void> {
    this.checking ??= this.measure()
      .then(
        (lagMs) => {
          this.lagMs = lagMs;
          this.judge(lagMs === undefined ? tooFarBehind : undefined);
        },
        (error: Error) => this.noteFault(error),
      )
      .finally(() => (this.checking = undefined));
    return this.checking;
  }

  private async measure(): Promise<number | undefined> {
    const at = performance.now();
    const written = await this.primary.row(LOG_PLACE).catch((error: unknown) => {
      throw new PrimaryFault(error);
    });
    if (written !== undefined) this.lag.note(written.place, at);
    await this.connect();
    if (await this.pool.areSessionsShared()) throw this.withoutSessions();
    const place = (await this.own.row(FOLLOWED))?.place;
    if (typeof place !== 'string') throw new Error('it follows no other server');
    return this.lag.at(place, performance.now());
  }

  /** Closes its connections, since a session of their own would not be the one that they had. */
  private withoutSessions(): Error {
    const fault = new Error(POOLED_BY_TRANSACTION);
    this.pool.refuse(fault);
    this.pool.refuse(undefined);
    return fault;
  }

  private async connect(): Promise<void> {
    if (this.source.isInitialized) return;
    await this.source.initialize();
    this.pool.beginToServe();
  }

  /** Its delay cannot be known while the primary is away, which has lines of its own. */
  private async noteFault(error: Error): Promise<void> {
    this.lagMs = undefined;
    this.fault = error.message;
    if (error instanceof PrimaryFault && (await this.outage.explains(error.cause))) return;
    this.judge(error.message);
  }

  private judge(fault: string | undefined): void {
    this.fault = fault;
    this.lines.note(fault);
  }
}

/** The error of a look at the primary. */
class PrimaryFault extends Error {
  constructor(cause: unknown) {
    super(`that of DATABASE_URL does not tell how far it is: ${(cause as Error).message}`, {
      cause,
    });
  }
}

const tooFarBehind = `it is more than ${MAX_LAG_MS / 1_000} seconds behind`;
