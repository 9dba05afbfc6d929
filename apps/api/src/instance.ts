import { setTimeout as delay } from 'node:timers/promises';
import type { BannerFacts } from './banner.js';
import type { Configuration } from './platform/config/configuration.js';
import { openDatabaseServer, type DatabaseServer } from './platform/database/database-server.js';
import { StartFault } from './platform/config/start-fault.js';
import { checkPort } from './platform/http/listening.js';
import { createLog } from './platform/observability/log.js';
import { Primary } from './platform/primary/primary.js';
import { WorkerNotReady } from './platform/primary/worker-group.js';
import { stopDatabase, type RunningService } from './running-service.js';
import { ExplainedFault } from './start-fault-message.js';
import { unlessTooLate } from './told-to-stop.js';

/** The facts that the first worker states when it is ready. */
type Said = Pick<BannerFacts, 'newAdmin'>;

/**
 * Opens the database and starts the workers, which serve the requests. This process loads none of what they need.
 * @param onLost called when the embedded database or the workers are lost for good
 * @param ending tells a start to stop
 * @param program the file that workers run
 * @throws StartFault. The process should then end
 */
export async function startInstance(
  configuration: Configuration,
  onLost: (error: Error) => void,
  ending: AbortSignal,
  program: string,
): Promise<RunningService> {
  const log = createLog(configuration.logLevel);
  const say = (line: string): void => log.warn(line);
  const database = await openDatabaseServer(configuration, { log: say, onLost, ending });
  const primary = new Primary({
    program,
    workers: configuration.workers,
    database: { url: database.url, dataDir: dataDirOf(database) },
    log: say,
    onGivenUp: (reason) =>
      void stopDatabase(database).then(() =>
        onLost(reason === undefined ? new ExplainedFault() : new StartFault(reason)),
      ),
  });
  try {
    const starting = checkPort(configuration).then(() => primary.start(configuration));
    const said = await unlessTooLate(starting, ending);
    const facts = { baseUrl: configuration.baseUrl, database: database.place, ...(said as Said) };
    return { facts, stop: () => stop(configuration, primary, database) };
  } catch (error) {
    await primary.kill();
    await database.stop();
    throw error instanceof WorkerNotReady ? explained(error) : error;
  }
}

/** A worker that exits has printed the reason. */
function explained({ end }: WorkerNotReady): Error {
  if (typeof end === 'number') return new ExplainedFault();
  return new StartFault(`A worker was ended by ${end} before it was ready.`);
}

async function stop(
  { shutdownDelayMs }: Configuration,
  primary: Primary,
  database: DatabaseServer,
): Promise<void> {
  primary.withdraw();
  await delay(shutdownDelayMs);
  await primary.finish();
  await stopDatabase(database);
}

function dataDirOf({ place }: DatabaseServer): string | undefined {
  return 'dataDir' in place ? place.dataDir : undefined;
}
