import { loadConfiguration, type Configuration } from './platform/config/configuration.js';
import { openDatabaseServer } from './platform/database/database-server.js';
import { migrateOrExplain } from './platform/database/migrate-or-explain.js';
import { revertMigration } from './platform/database/migrate.js';
import { whileServerResponds } from './platform/database/server-heartbeat.js';
import { startFaultMessage } from './start-fault-message.js';

/**
 * Migrates the configured database without starting the service. If this fails, the process ends
 * with 1.
 */
export async function runMigrations(direction: 'up' | 'down'): Promise<void> {
  let configuration: Configuration | undefined;
  try {
    configuration = loadConfiguration(process.env);
    const database = await openDatabaseServer(configuration, {});
    const { url } = database;
    await whileServerResponds(database, () =>
      direction === 'up' ? migrateOrExplain(url, say) : revertMigration(url),
    ).finally(() => database.stop());
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

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
