import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { BannerFacts } from './banner.js';
import { createApp } from './create-app.js';
import type { Configuration } from './platform/config/configuration.js';
import { FirstAdmin } from './modules/accounts/index.js';
import { CardBuilder } from './modules/review/index.js';
import { StarterWordbooks } from './modules/wordbooks/index.js';
import { ConnectionPool } from './platform/database/connection-pool.js';
import { openDatabaseServer, type DatabaseServer } from './platform/database/database-server.js';
import { migrateOrExplain } from './platform/database/migrate-or-explain.js';
import { whileServerResponds } from './platform/database/server-heartbeat.js';
import { ServerDrain } from './platform/http/server-drain.js';
import { JobQueue } from './platform/jobs/job-queue.service.js';
import { createLog } from './platform/observability/log.js';
import { Readiness } from './platform/observability/readiness.js';

/** The time in milliseconds that running requests have to finish when the service stops. */
const DRAIN_MILLISECONDS = 10_000;
/** The time in milliseconds that closing the connections to the database and to Redis may take. */
const CLOSE_MILLISECONDS = 5_000;
/** The time in milliseconds that the end of the embedded database may take. It is killed a second before. */
const DATABASE_MILLISECONDS = 14_000;

/** A listening service. */
export interface RunningService {
  readonly facts: BannerFacts;
  /**
   * Ends readiness, lets running requests finish, closes the connections, and then the embedded
   * database.
   */
  stop(): Promise<void>;
}

/**
 * Opens the database, brings its schema up to date and listens.
 * @param onLost called when the embedded database is lost for good
 * @throws StartFault or a system error of `listen`. The process should then end
 */
export async function startService(
  configuration: Configuration,
  onLost: (error: Error) => void,
): Promise<RunningService> {
  const log = createLog(configuration.logLevel);
  const say = (line: string): void => log.warn(line);
  const database = await openDatabaseServer(configuration, { log: say, onLost });
  try {
    return await whileServerResponds(database, async () => {
      await migrateOrExplain(database.url, say);
      return serve(configuration, database);
    });
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function serve(
  configuration: Configuration,
  database: DatabaseServer,
): Promise<RunningService> {
  await checkPort(configuration);
  const { url, place } = database;
  const app = await createApp(configuration, url, 'dataDir' in place ? place.dataDir : undefined);
  const drain = new ServerDrain(app.getHttpServer());
  let newAdmin: BannerFacts['newAdmin'];
  try {
    app.get(CardBuilder, { strict: false }).warmUp();
    await app.get(StarterWordbooks, { strict: false }).ensure();
    newAdmin = (await app.get(FirstAdmin, { strict: false }).ensure()) ?? undefined;
    app.get(ConnectionPool, { strict: false }).beginToServe();
    await listen(app.getHttpServer(), configuration);
  } catch (error) {
    await app.close();
    throw error;
  }
  const stop = async (): Promise<void> => {
    app.get(Readiness, { strict: false }).withdraw();
    await delay(configuration.shutdownDelayMs);
    const jobs = app.get(JobQueue, { strict: false });
    await Promise.all([drain.finish(DRAIN_MILLISECONDS), jobs.stop()]);
    await inTime(app.close(), CLOSE_MILLISECONDS);
    await inTime(database.stop(), DATABASE_MILLISECONDS);
  };
  return { facts: { baseUrl: configuration.baseUrl, database: place, newAdmin }, stop };
}

/**
 * Fails early: if a start created an admin and then could not listen, nobody would have seen the
 * password.
 */
async function checkPort(configuration: Configuration): Promise<void> {
  const probe = createServer();
  await listen(probe, configuration);
  await promisify(probe.close.bind(probe))();
}

/** Nest's own `listen` also logs a failure, but the operator should see it only once. */
async function listen(server: Server, { port, host }: Configuration): Promise<void> {
  await once(server.listen(port, host), 'listening');
}

/** A stop ends, whatever the state of the database and of the network to it. */
async function inTime(work: Promise<void>, milliseconds: number): Promise<void> {
  const late = new AbortController();
  await Promise.race([work, delay(milliseconds, undefined, { signal: late.signal })]);
  late.abort();
}
