import { setTimeout as delay } from 'node:timers/promises';
import type { Configuration } from './platform/config/configuration.js';
import { openDatabaseServer, type DatabaseServer } from './platform/database/database-server.js';
import { migrateOrExplain } from './platform/database/migrate-or-explain.js';
import { whileServerResponds } from './platform/database/server-heartbeat.js';
import { checkPort, listen } from './platform/http/listening.js';
import { createLog } from './platform/observability/log.js';
import { stopDatabase, type RunningService } from './running-service.js';
import { ServedApp } from './served-app.js';

/**
 * Opens the database, brings its schema up to date and listens, all in this process.
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
  const { url: databaseUrl, place } = database;
  const dataDir = 'dataDir' in place ? place.dataDir : undefined;
  const app = await ServedApp.open(configuration, { databaseUrl, dataDir, isFirst: true });
  await listen(app.server, configuration).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  const stop = async (): Promise<void> => {
    app.withdraw();
    await delay(configuration.shutdownDelayMs);
    await app.finish();
    await stopDatabase(database);
  };
  const { newAdmin } = app;
  return { facts: { baseUrl: configuration.baseUrl, database: place, newAdmin }, stop };
}
