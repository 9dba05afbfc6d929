import { setTimeout as delay } from 'node:timers/promises';
import type { Configuration } from './platform/config/configuration.js';
import type { DatabaseServer } from './platform/database/database-server.js';
import { migrateOrExplain } from './platform/database/migrate-or-explain.js';
import { checkPort, listen } from './platform/http/listening.js';
import { announcementDelayOf } from './platform/time/restart-times.js';
import { stopDatabase, type RunningService } from './running-service.js';
import { ServedApp } from './served-app.js';

/**
 * Brings the schema of the database up to date and listens, in this process.
 * @param say receives one line per noteworthy event
 * @throws StartFault or a system error of `listen`
 */
export async function serve(
  configuration: Configuration,
  database: DatabaseServer,
  say: (line: string) => void,
): Promise<RunningService> {
  await migrateOrExplain(database.url, say);
  await checkPort(configuration);
  const { url: databaseUrl, place } = database;
  const dataDir = 'dataDir' in place ? place.dataDir : undefined;
  const app = await ServedApp.open(configuration, { databaseUrl, dataDir, isFirst: true });
  await listen(app.server, configuration).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  setTimeout(() => app.announce(), announcementDelayOf(dataDir)).unref();
  const stop = async (): Promise<void> => {
    app.withdraw();
    await delay(configuration.shutdownDelayMs);
    await app.finish();
    await stopDatabase(database);
  };
  const { newAdmin } = app;
  return { facts: { baseUrl: configuration.baseUrl, database: place, newAdmin }, stop };
}
