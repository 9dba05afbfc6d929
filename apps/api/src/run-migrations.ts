import { loadConfiguration, type Configuration } from './platform/config/configuration.js';
import { dropPostgresVariables } from './platform/config/postgres-variables.js';
import { openDatabaseServer } from './platform/database/database-server.js';
import { migrateOrExplain, revertOrExplain } from './platform/database/migrate-or-explain.js';
import { whileServerResponds } from './platform/database/server-heartbeat.js';
import { StartFault } from './platform/config/start-fault.js';
import { startFaultMessage } from './start-fault-message.js';
import { STOP_SIGNALS, unlessTooLate } from './told-to-stop.js';

/**
 * Migrates the configured database without starting the service. If this fails, the process ends
 * with 1.
 */
export async function runMigrations(direction: 'up' | 'down'): Promise<void> {
  let configuration: Configuration | undefined;
  try {
    const dropped = dropPostgresVariables(process.env);
    if (dropped !== undefined) say(dropped);
    configuration = loadConfiguration(process.env);
    const ending = stopRequest(configuration);
    const database = await openDatabaseServer(configuration, { ending });
    const { url } = database;
    const migrated = whileServerResponds(database, () =>
      direction === 'up' ? migrateOrExplain(url, say) : revertOrExplain(url),
    );
    try {
      await unlessTooLate(migrated, ending);
    } finally {
      await database.stop();
    }
    process.stdout.write(
      direction === 'up'
        ? 'The database is up to date.\n'
        : 'The newest migration has been reverted.\n',
    );
  } catch (error) {
    say(startFaultMessage(error, configuration));
    // A connection to a server that no longer responds must not keep the process running.
    process.exit(1);
  }
}

/** An embedded server must end with this process. A connection to an installed one may be cut. */
function stopRequest({ databaseUrl }: Configuration): AbortSignal {
  const request = new AbortController();
  const stop = (): void => request.abort(new StartFault('Stopped before the end.'));
  if (databaseUrl === undefined) for (const signal of STOP_SIGNALS) process.on(signal, stop);
  return request.signal;
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
