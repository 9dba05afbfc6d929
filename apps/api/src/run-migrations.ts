import { loadConfiguration } from './platform/config/configuration.js';
import { openDatabaseServer } from './platform/database/database-server.js';
import { migrateOrExplain } from './platform/database/migrate-or-explain.js';
import { revertMigration } from './platform/database/migrate.js';
import { startFaultMessage } from './start-fault-message.js';

/**
 * Migrates the configured database without starting the service. If this fails, the process ends
 * with 1.
 */
export async function runMigrations(direction: 'up' | 'down'): Promise<void> {
  try {
    const database = await openDatabaseServer(loadConfiguration(process.env), {});
    await (direction === 'up' ? migrateOrExplain : revertMigration)(database.url).finally(() =>
      database.stop(),
    );
    process.stdout.write(
      direction === 'up'
        ? 'The database is up to date.\n'
        : 'The newest migration has been reverted.\n',
    );
  } catch (error) {
    process.stderr.write(`${startFaultMessage(error, undefined)}\n`);
    process.exitCode = 1;
  }
}
