import { QueryFailedError } from 'typeorm';
import { migrate } from './migrate.js';
import { StartFault } from './start-fault.js';

/** Updates the schema. @throws StartFault with the database's reason if it refuses */
export async function migrateOrExplain(url: string): Promise<void> {
  try {
    await migrate(url);
  } catch (error) {
    if (!(error instanceof QueryFailedError)) throw error;
    throw new StartFault(`The database could not be brought up to date: ${error.message}.`, {
      cause: error,
    });
  }
}
