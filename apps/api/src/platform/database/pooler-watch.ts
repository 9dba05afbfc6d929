import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DatabaseBusy } from './bounded-pool.js';
import type { ConnectionPool } from './connection-pool.js';
import { POOLED_BY_TRANSACTION, refuseTransactionPooling } from './pooler-mode.js';

const CHECK_INTERVAL_MS = 2_000;

/** Thrown instead of using connections whose sessions others use too. */
export class SessionsShared extends DatabaseBusy {
  constructor() {
    super('A connection pooler lets connections share sessions');
  }
}

/**
 * Looks every two seconds whether a connection pooler still gives each connection a session of its own, which a reload of
 * its settings can change. If it does not, all connections are closed, and no other is used until it does again: the
 * settings and prepared statements of a session would be those of others. A server itself is never asked.
 */
export class PoolerWatch implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Database');
  private timer: NodeJS.Timeout | undefined;
  private isRefusing = false;
  private looking: Promise<void> | undefined;

  constructor(
    private readonly pool: ConnectionPool,
    private readonly url: string,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.looking ??= this.look().finally(() => (this.looking = undefined));
    }, CHECK_INTERVAL_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  private async look(): Promise<void> {
    if (this.isRefusing) await this.lookAgain();
    else if (await this.areShared()) this.refuse();
  }

  private refuse(): void {
    this.isRefusing = true;
    this.pool.refuse(new SessionsShared());
    this.logger.error(
      `DATABASE_URL: ${POOLED_BY_TRANSACTION} Until then, calls that need the database get 503.`,
    );
  }

  private async lookAgain(): Promise<void> {
    const isStill = await refuseTransactionPooling(this.url).then(
      () => false,
      // Nothing is known while the database is away.
      () => true,
    );
    if (isStill) return;
    this.isRefusing = false;
    this.pool.refuse(undefined);
    this.logger.log('The connection pooler gives each connection a session of its own again');
  }

  /** Returns false if that cannot be found out now, such as while the database is away. */
  private async areShared(): Promise<boolean> {
    try {
      return await this.pool.areSessionsShared();
    } catch {
      return false;
    }
  }
}
