// The ways to the database that the tests of the service break, for the benchmarks.
import { join } from 'node:path';
import { runnerImport } from 'vite';

const SOURCE = join(import.meta.dirname, '../../apps/api/test/support/database-path.ts');

/** Opens a way to a database on which all bytes are lost while `isLosing` is true. */
export async function openDatabasePath(url) {
  const { module } = await runnerImport(SOURCE);
  return module.openDatabasePath(url);
}

/** Opens a way to a database on which each message of the service takes some milliseconds more. */
export async function delayDatabase(url, delayMs) {
  return Object.assign(await openDatabasePath(url), { delayMs });
}
