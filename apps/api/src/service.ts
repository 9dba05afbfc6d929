import type { Configuration } from './platform/config/configuration.js';
import { openDatabaseServer } from './platform/database/database-server.js';
import { whileServerResponds } from './platform/database/server-heartbeat.js';
import { createLog } from './platform/observability/log.js';
import type { RunningService } from './running-service.js';
import { unlessTooLate } from './told-to-stop.js';

// eslint-disable-next-line no-restricted-syntax -- the program takes half a second to load, in which PostgreSQL starts
const loadProgram = () => import('./serve.js');

/**
 * Opens the database, brings its schema up to date and listens, all in this process.
 * @param onLost called when the embedded database is lost for good
 * @param ending tells a start to stop
 * @throws StartFault. The process should then end
 */
export async function startService(
  configuration: Configuration,
  onLost: (error: Error) => void,
  ending: AbortSignal,
): Promise<RunningService> {
  const log = createLog(configuration.logLevel);
  const say = (line: string): void => log.warn(line);
  // What keeps it from being loaded is reported below.
  const onLaunch = () => void loadProgram().catch(() => undefined);
  const database = await openDatabaseServer(configuration, { log: say, onLost, onLaunch, ending });
  try {
    const serving = whileServerResponds(database, async () => {
      const { serve } = await loadProgram();
      return serve(configuration, database, say);
    });
    return await unlessTooLate(serving, ending);
  } catch (error) {
    await database.stop();
    throw error;
  }
}
