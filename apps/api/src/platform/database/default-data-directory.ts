import { join } from 'node:path';
import { isWithinReach } from '@wordgrove/embedded-postgres';

/** The place of the data if root starts a project that an unprivileged server cannot reach. */
const SYSTEM_DIRECTORY = '/var/lib/wordgrove';

/** Returns the data directory that a start without `DATA_DIR` uses, and whether it is a substitute. */
export async function defaultDataDirectory(
  workingDirectory: string,
): Promise<{ dataDir: string; movedForRoot: boolean }> {
  return (await isWithinReach(workingDirectory))
    ? { dataDir: join(workingDirectory, '.data'), movedForRoot: false }
    : { dataDir: SYSTEM_DIRECTORY, movedForRoot: true };
}
