import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../time/clock.js';
import { Duties } from '../workers/duties.js';
import { DatabaseBusy } from './bounded-pool.js';
import { ConnectionPool } from './connection-pool.js';
import { isDatabaseAway } from './database-away.js';

/** The time in milliseconds between two lines that an outage has begun. A server that lets in only some of us begins one with each refusal. */
const QUIET_MS = 60_000;

/**
 * Knows whether the database can be reached. It says once that it cannot and once that it can again, for all that look for work
 * meanwhile and fail each time. Of the workers of an instance, the one that has the duties says so.
 */
@Injectable()
export class Outage implements OnModuleInit {
  private readonly logger = new Logger('Database');
  private beganAt: number | undefined;
  private isSaid = false;
  private saidAt = -Infinity;

  constructor(
    private readonly pool: ConnectionPool,
    private readonly duties: Duties,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.pool.onAttempt((error) => (error === undefined ? this.end() : this.note(error)));
  }

  /** Returns whether an error says no more than that the database cannot be reached now, which has its own line. */
  explains(error: unknown): boolean {
    return this.beganAt !== undefined && (error instanceof DatabaseBusy || isDatabaseAway(error));
  }

  /** Notes that the database has answered. */
  end(): void {
    const { beganAt, isSaid } = this;
    this.beganAt = undefined;
    this.isSaid = false;
    if (beganAt === undefined || !isSaid) return;
    const seconds = Math.ceil((this.clock.ticks() - beganAt) / 1_000);
    this.logger.warn(`The database can be reached again, after ${seconds} s`);
  }

  private note({ message, code }: NodeJS.ErrnoException): void {
    const now = this.clock.ticks();
    this.beganAt ??= now;
    if (this.isSaid || !this.duties.areOurs || now - this.saidAt < QUIET_MS) return;
    this.isSaid = true;
    this.saidAt = now;
    // The error of several addresses has no message.
    this.logger.warn(
      `The database cannot be reached. Calls get 503 and jobs wait until it can: ${message || code}`,
    );
  }
}
