import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { OutageReport } from '../outages/outage-report.js';
import { Clock } from '../time/clock.js';
import { PRIMARY_LINK, type PrimaryLink } from '../workers/primary-link.js';
import { DatabaseBusy } from './bounded-pool.js';
import { Connection } from './connection.js';
import { ConnectionPool } from './connection-pool.js';
import { isDatabaseAway, isOutOfReach } from './database-away.js';
import { SessionsShared } from './pooler-watch.js';

/** The time in milliseconds between two looks whether the database can be reached again. */
const LOOK_MS = 1_000;
/** The number of looks after which all connections are busy for another reason than an outage. */
const MAX_LOOKS = 5;
/** The time in milliseconds after an outage in which what it has broken may still fail. */
const AFTERMATH_MS = 10_000;

/**
 * Knows whether the database can be reached. It says once that it cannot and once that it can again, for all that look for work
 * meanwhile and fail each time. The primary says so for its workers, each of which may end meanwhile.
 */
@Injectable()
export class Outage implements OnModuleInit, OnModuleDestroy {
  private readonly report: OutageReport;
  private isAway = false;
  /** True if all connections are busy, perhaps waiting in vain, so that nobody can tell. */
  private isUnknown = false;
  private endedAt = -Infinity;
  private looking: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;

  constructor(
    private readonly pool: ConnectionPool,
    private readonly clock: Clock,
    @Inject(PRIMARY_LINK) link: PrimaryLink | null,
  ) {
    this.report = new OutageReport('Database', link, clock);
  }

  onModuleInit(): void {
    this.pool.onAttempt((error) =>
      error === undefined ? this.noteReached() : this.noteAway(error),
    );
  }

  onModuleDestroy(): void {
    this.isStopping = true;
    clearTimeout(this.timer);
  }

  /**
   * Returns whether work in the background has failed only because the database cannot be reached now, or could not a moment ago. That
   * has lines of its own, and the failure needs none. If an error may be the first sign of it, the database is asked, which takes some seconds
   * if the network loses everything.
   */
  async explains(error: unknown): Promise<boolean> {
    // The watch of the pooler says so itself.
    if (error instanceof SessionsShared) return true;
    if (!(error instanceof DatabaseBusy || isDatabaseAway(error))) return false;
    if (!this.isAway && !this.isJustOver) await this.lookUntilKnown();
    return this.isAway || this.isJustOver || (this.isUnknown && isOutOfReach(error));
  }

  private get isJustOver(): boolean {
    return this.clock.ticks() - this.endedAt < AFTERMATH_MS;
  }

  private noteReached(): void {
    if (!this.isAway) return;
    this.isAway = false;
    this.endedAt = this.clock.ticks();
    clearTimeout(this.timer);
    this.timer = undefined;
    this.report.noteReached();
  }

  private noteAway({ message, code }: NodeJS.ErrnoException): void {
    if (this.isStopping) return;
    this.isAway = true;
    // The error of several addresses has no message.
    this.report.noteAway(message || String(code));
    this.lookLater();
  }

  /** Nobody else may need the database when it can be reached again. */
  private lookLater(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void this.look();
    }, LOOK_MS).unref();
  }

  /** While connections wait in vain, all are busy. What they wait for is known when the first of them gives up. */
  private async lookUntilKnown(): Promise<void> {
    for (let looks = 0; looks < MAX_LOOKS && !this.isStopping; looks += 1) {
      if (looks > 0) await delay(LOOK_MS, undefined, { ref: false });
      await this.look();
      if (this.isAway || !this.isUnknown) return;
    }
  }

  /** Never rejects. */
  private look(): Promise<void> {
    return (this.looking ??= this.ask()
      .then(
        () => {
          this.isUnknown = false;
          this.noteReached();
        },
        (error: Error) => {
          this.isUnknown = error instanceof DatabaseBusy;
          if (isOutOfReach(error)) this.noteAway(error);
          else if ((this.isAway || this.isUnknown) && !this.isStopping) this.lookLater();
        },
      )
      .finally(() => (this.looking = undefined)));
  }

  private async ask(): Promise<void> {
    const connection = new Connection(await this.pool.connect({ rank: 'kept' }));
    try {
      await connection.execute('select 1');
    } finally {
      void connection.release();
    }
  }
}
