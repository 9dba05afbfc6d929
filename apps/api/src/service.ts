import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { promisify } from 'node:util';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { BannerFacts } from './banner.js';
import { createApp } from './create-app.js';
import type { Configuration } from './platform/config/configuration.js';
import { FirstAdmin } from './modules/accounts/index.js';
import { CardBuilder } from './modules/review/index.js';
import { StarterWordbooks } from './modules/wordbooks/index.js';
import { openDatabaseServer, type DatabaseServer } from './platform/database/database-server.js';
import { migrateOrExplain } from './platform/database/migrate-or-explain.js';
import { createLog } from './platform/observability/log.js';

/** The time in milliseconds that running requests have to finish when the service stops. */
const DRAIN_MILLISECONDS = 10_000;

/** A listening service. */
export interface RunningService {
  readonly facts: BannerFacts;
  /** Lets running requests finish, then closes the connections, and then the embedded database. */
  stop(): Promise<void>;
}

/**
 * Opens the database, brings its schema up to date and listens.
 * @param onLost called when the embedded database is lost for good
 * @throws StartFault or a system error of `listen`; nothing is left running then
 */
export async function startService(
  configuration: Configuration,
  onLost: (error: Error) => void,
): Promise<RunningService> {
  const log = createLog(configuration.logLevel);
  const database = await openDatabaseServer(configuration, {
    log: (line) => log.warn(line),
    onLost,
  });
  try {
    await migrateOrExplain(database.url);
    return await serve(configuration, database);
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
  const app = await createApp(configuration, database.url);
  let newAdmin: BannerFacts['newAdmin'];
  try {
    app.get(CardBuilder, { strict: false }).warmUp();
    await app.get(StarterWordbooks, { strict: false }).ensure();
    newAdmin = (await app.get(FirstAdmin, { strict: false }).ensure()) ?? undefined;
    await listen(app.getHttpServer(), configuration);
  } catch (error) {
    await app.close();
    throw error;
  }
  const stop = async (): Promise<void> => {
    await drain(app);
    await database.stop();
  };
  return { facts: { baseUrl: configuration.baseUrl, database: database.place, newAdmin }, stop };
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

async function drain(app: NestExpressApplication): Promise<void> {
  const server: Server = app.getHttpServer();
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MILLISECONDS);
  await app.close().finally(() => clearTimeout(deadline));
}
