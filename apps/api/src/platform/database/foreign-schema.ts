import type { DataSource } from 'typeorm';
import { JOB_SCHEMA, jobSchemaVersion } from './job-schema.js';
import { FOUNDATION_TABLES } from './migrations/1764000000000-foundation.js';
import { StartFault } from '../config/start-fault.js';

const MIGRATION_COLUMNS = ['id', 'timestamp', 'name'];
/** The tables of the job queue that every version of it has. */
const JOB_TABLES = ['version', 'job'];

interface Found {
  schema: string | null;
  /** The columns of the table of migrations, if there is one. */
  columns: string[] | null;
  /** The names of our first tables that tables, views and types have. */
  taken: string[];
  /** The tables of the job queue. */
  queue: string[];
}

const FIND = `
  select current_schema() as schema,
    (select array_agg(attname::text) from pg_attribute
     where attrelid = to_regclass(quote_ident(current_schema()) || '.schema_migrations') and attnum > 0) as columns,
    array(select typname::text from pg_type t join pg_namespace n on n.oid = t.typnamespace
          where n.nspname = current_schema() and typname = any($1) order by array_position($1, typname::text)) as taken,
    array(select tablename::text from pg_tables where schemaname = $2 and tablename = any($3)) as queue`;

/**
 * Checks that the database is empty, or ours, before anything is created in it. It may have other tables whose names we do not use.
 * @throws StartFault otherwise
 */
export async function refuseForeignSchema(source: DataSource): Promise<void> {
  const [found] = await source.query<Found[]>(FIND, [FOUNDATION_TABLES, JOB_SCHEMA, JOB_TABLES]);
  if (!found || found.schema === null) return;
  const { schema, columns, taken } = found;
  if (columns && !MIGRATION_COLUMNS.every((name) => columns.includes(name)))
    throw foreign(`${schema}.schema_migrations`);
  if (columns && taken.includes('service_keys')) return;
  const [first] = taken;
  if (first !== undefined) throw foreign(`${schema}.${first}`);
  if (columns && (await hasMigrations(source))) throw foreign(`${schema}.schema_migrations`);
  await refuseForeignQueue(source, found.queue);
}

async function hasMigrations(source: DataSource): Promise<boolean> {
  const [row] = await source.query<{ hasRun: boolean }[]>(
    'select exists (select from schema_migrations) as "hasRun"',
  );
  return row?.hasRun === true;
}

/** Our job queue is created after our tables. An update of another one would break the program that uses it. */
async function refuseForeignQueue(source: DataSource, tables: string[]): Promise<void> {
  if (!tables.includes('version')) return;
  const [row] = await source.query<{ version: string | null }[]>(
    `select to_jsonb(v) ->> 'version' as version from ${JOB_SCHEMA}.version v`,
  );
  if (tables.length === JOB_TABLES.length && row?.version === String(jobSchemaVersion())) return;
  throw new StartFault(
    `DATABASE_URL: the database has tables of another program, whose job queue is in the schema ${JOB_SCHEMA} ` +
      `(version ${row?.version ?? 'unknown'}). Use an empty database.`,
  );
}

function foreign(name: string): StartFault {
  return new StartFault(
    `DATABASE_URL: the database has tables of another program, of which ${name} has a name that Wordgrove needs. ` +
      'Use an empty database, or create a schema for its user with CREATE SCHEMA AUTHORIZATION, and put it first in the search_path.',
  );
}
