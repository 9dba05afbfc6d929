import type { Logger } from 'typeorm';

/** TypeORM prints the failure of a migration whatever its options say. The start says it once, in words for the operator. */
export const SILENT_LOGGER: Logger = {
  logQuery: () => undefined,
  logQueryError: () => undefined,
  logQuerySlow: () => undefined,
  logSchemaBuild: () => undefined,
  logMigration: () => undefined,
  log: () => undefined,
};
