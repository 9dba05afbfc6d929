import 'reflect-metadata';
import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { BannerFacts } from './banner.js';
import { closeApp } from './close-app.js';
import { createApp } from './create-app.js';
import { FirstAdmin } from './modules/accounts/index.js';
import { StarterWordbooks } from './modules/wordbooks/index.js';
import type { Configuration } from './platform/config/configuration.js';
import { ConnectionPool } from './platform/database/connection-pool.js';
import { ServerDrain } from './platform/http/server-drain.js';
import { JobQueue } from './platform/jobs/job-queue.service.js';
import { Readiness } from './platform/observability/readiness.js';
import { FIXED_WINDOW_STORE, type FixedWindowStore } from './platform/rate-limit/fixed-window.js';
import { RedisWindowStore } from './platform/rate-limit/redis-window.store.js';
import { announcementDelayOf, restOf } from './platform/time/restart-times.js';
import { DRAIN_MILLISECONDS } from './platform/time/stop-times.js';
import type { PrimaryLink } from './platform/workers/primary-link.js';

/** Where the application runs. */
export interface AppSurroundings {
  databaseUrl: string;
  /** The directory of the embedded database; undefined for an installed one. */
  dataDir: string | undefined;
  /** The way to the primary, if this process is a worker. */
  link?: PrimaryLink;
  /** True if this process does what is done once in a start: the starter wordbooks and the first admin. */
  isFirst: boolean;
}

/** The application on a migrated database. It does not listen: it takes requests from the code that has its server. */
export class ServedApp {
  private constructor(
    private readonly app: NestExpressApplication,
    private readonly drain: ServerDrain,
    private readonly readiness: Readiness,
    readonly newAdmin: BannerFacts['newAdmin'],
  ) {}

  static async open(
    configuration: Configuration,
    { databaseUrl, isFirst, ...options }: AppSurroundings,
  ): Promise<ServedApp> {
    const app = await createApp(configuration, databaseUrl, options);
    const drain = new ServerDrain(app.getHttpServer(), restOf(options.dataDir));
    try {
      const newAdmin = isFirst ? await prepareOnce(app) : undefined;
      app.get(ConnectionPool, { strict: false }).beginToServe();
      const readiness = app.get(Readiness, { strict: false });
      if (announcementDelayOf(options.dataDir) > 0) readiness.postpone();
      return new ServedApp(app, drain, readiness, newAdmin);
    } catch (error) {
      await closeApp(app);
      throw error;
    }
  }

  get server(): Server {
    return this.app.getHttpServer();
  }

  /** Begins readiness, unless it has ended. */
  announce(): void {
    this.readiness.announce();
  }

  /** Ends readiness. */
  withdraw(): void {
    this.readiness.withdraw();
  }

  /** From now on, each connection ends with its next response. */
  endConnections(): void {
    this.drain.endConnections();
  }

  /** Stops listening, lets running requests finish, and closes the connections. */
  async finish(): Promise<void> {
    const jobs = this.app.get(JobQueue, { strict: false });
    await Promise.all([this.drain.finish(DRAIN_MILLISECONDS), jobs.stop()]);
    await this.close();
  }

  /** Closes the connections. A stop ends, whatever the state of the database and of the network to it. */
  close(): Promise<void> {
    return closeApp(this.app);
  }
}

async function prepareOnce(app: NestExpressApplication): Promise<BannerFacts['newAdmin']> {
  const windows = app.get<FixedWindowStore>(FIXED_WINDOW_STORE, { strict: false });
  if (windows instanceof RedisWindowStore) windows.demandDatabase();
  await app.get(StarterWordbooks, { strict: false }).ensure();
  return (await app.get(FirstAdmin, { strict: false }).ensure()) ?? undefined;
}
