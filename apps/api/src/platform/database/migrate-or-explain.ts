import { migrate, revertMigration } from './migrate.js';
import { settingFault } from './setting-fault.js';
import { DatabaseFault, StartFault } from '../config/start-fault.js';
import { TIME_LIMIT_ADVICE } from './time-limit-advice.js';

/** The time in milliseconds after which the operator is told what a start waits for. */
const QUIET_MILLISECONDS = 5_000;
const WAITING =
  'Waiting until the database is up to date: another process may be updating it, or hold a lock.';

/**
 * Updates the schema, however long it takes.
 * @param say receives a line if it takes more than a few seconds
 * @throws StartFault with the database's reason if it refuses
 */
export async function migrateOrExplain(
  url: string,
  say: (line: string) => void = () => undefined,
): Promise<void> {
  const waiting = setTimeout(() => say(WAITING), QUIET_MILLISECONDS);
  try {
    await migrate(url);
  } catch (error) {
    throw explainRefusal(error);
  } finally {
    clearTimeout(waiting);
  }
}

/**
 * Reverts the newest migration.
 * @throws StartFault with the database's reason if it refuses
 */
export async function revertOrExplain(url: string): Promise<void> {
  await revertMigration(url).catch((error: unknown) => {
    throw explainRefusal(error);
  });
}

/** Returns a refusal of the database in words for the operator, and any other error as it is. */
export function explainRefusal(error: unknown): unknown {
  // TypeORM hands the driver's code on, and pg-boss the driver's error.
  const { code, message } = error as { code?: unknown; message?: string };
  if (typeof code !== 'string' || !SQLSTATE.test(code) || code === DISK_FULL) return error;
  const fault = settingFault(code, message ?? '');
  if (fault !== undefined) return new StartFault(`DATABASE_URL: ${fault}`, { cause: error });
  const advice = ADVICE[code];
  if (advice === undefined)
    return new DatabaseFault(`the database could not be brought up to date: ${message}.`, {
      cause: error,
    });
  return new StartFault(`DATABASE_URL: ${advice} (${message}).`, { cause: error });
}

// The start names the setting of the disk, whichever part of it fails.
const DISK_FULL = '53100';

// A system error such as EPIPE has no digit.
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;

const WITHOUT_EXTENSIONS =
  'the server lacks what Wordgrove needs. Install the extensions pg_trgm and btree_gin, which PostgreSQL ships (Debian: postgresql; ' +
  'Red Hat and Alpine: postgresql-contrib)';

const TAKEN_NAME =
  'the database has something of another program under a name that Wordgrove needs. Use an empty database, or rename it';

const NOT_OURS =
  'the database has tables of another program, or not all that Wordgrove created. Use an empty database, or restore a backup';

const ADVICE: Readonly<Record<string, string>> = {
  // invalid_schema_name
  '3F000':
    'its user has no schema to create tables in. Create one with CREATE SCHEMA AUTHORIZATION, or set search_path to one that exists',
  // insufficient_privilege
  42501:
    'its user is not allowed to update the database. Make it the owner of the database, or grant it CREATE on the database and on its schema. ' +
    'If it may not add the extensions pg_trgm and btree_gin, add them as a superuser with CREATE EXTENSION',
  // feature_not_supported, undefined_file: the extensions are not installed
  '0A000': WITHOUT_EXTENSIONS,
  '58P01': WITHOUT_EXTENSIONS,
  // duplicate_table, duplicate_object, duplicate_function, duplicate_column, duplicate_schema
  '42P07': TAKEN_NAME,
  42710: TAKEN_NAME,
  42723: TAKEN_NAME,
  42701: TAKEN_NAME,
  '42P06': TAKEN_NAME,
  // undefined_table, undefined_column, wrong_object_type
  '42P01': NOT_OURS,
  42703: NOT_OURS,
  42809: NOT_OURS,
  // read_only_sql_transaction
  25006: 'the database is read-only. Name one that can be written to',
  ...TIME_LIMIT_ADVICE,
};
