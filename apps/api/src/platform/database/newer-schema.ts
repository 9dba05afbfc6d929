import type { DataSource, MigrationInterface } from 'typeorm';
import { JOB_SCHEMA, jobSchemaVersion } from './job-schema.js';
import { StartFault } from '../config/start-fault.js';

/** A change of the schema. */
export interface Migration extends MigrationInterface {
  /**
   * The name of an earlier migration, if a version that knows it, but not this one, can run on the
   * changed schema. Replicas of that version then stay, and can start again, during a rolling upgrade.
   */
  readonly runsWith?: string;
}

interface AppliedMigration {
  name: string;
  /** Null if no older version can run with it. */
  runs_with: string | null;
}

/**
 * Checks that this version can run on the schema.
 * @throws StartFault if a newer version has changed it in a way that this one does not know
 */
export async function refuseNewerSchema(source: DataSource): Promise<void> {
  const known = new Set(migrationsOf(source).map(nameOf));
  const unknown = (await applied(source)).filter(({ name }) => !known.has(name));
  const foreign = unknown.filter(({ runs_with: needed }) => needed === null || !known.has(needed));
  const [first] = foreign;
  if (first) throw newer(`it has the migration ${first.name}`);
  const version = await appliedJobSchema(source);
  if (version > jobSchemaVersion()) throw newer(`its job queue has the version ${version}`);
}

/**
 * Checks that the newest migration is one of this version, which alone knows how to revert it.
 * @throws StartFault otherwise
 */
export async function refuseForeignRevert(source: DataSource): Promise<void> {
  const known = new Set(migrationsOf(source).map(nameOf));
  const unknown = (await applied(source)).find(({ name }) => !known.has(name));
  if (unknown) throw newer(`it has the migration ${unknown.name}`);
}

/** Stores with which older versions the schema can be used, where those versions look for it. */
export async function markCompatible(source: DataSource): Promise<void> {
  const marks = new Map((await applied(source)).map(({ name, runs_with }) => [name, runs_with]));
  for (const migration of migrationsOf(source)) {
    const { runsWith } = migration;
    const name = nameOf(migration);
    if (runsWith === undefined || marks.get(name) === runsWith) continue;
    await source.query('alter table schema_migrations add column if not exists runs_with text');
    await source.query('update schema_migrations set runs_with = $2 where name = $1', [
      name,
      runsWith,
    ]);
  }
}

function newer(evidence: string): StartFault {
  return new StartFault(
    `The database was updated by a newer version of Wordgrove, with which this version cannot share it: ${evidence}. ` +
      'Start that version or a later one, or restore the backup from before the update.',
  );
}

function migrationsOf({ migrations }: DataSource): readonly Migration[] {
  return migrations;
}

// TypeORM stores the name in the same way.
function nameOf(migration: Migration): string {
  return migration.name ?? migration.constructor.name;
}

/** Older versions made the table without the column. */
async function applied(source: DataSource): Promise<AppliedMigration[]> {
  // Behind our schema in the search path, there may be a table of another program.
  const [own] = await source.query<{ name: string | null }[]>(
    `select quote_ident(current_schema()) || '.schema_migrations' as name`,
  );
  if (!own?.name || !(await exists(source, own.name))) return [];
  return source.query(`select name, to_jsonb(m) ->> 'runs_with' as runs_with
    from schema_migrations m order by id`);
}

async function appliedJobSchema(source: DataSource): Promise<number> {
  if (!(await exists(source, `${JOB_SCHEMA}.version`))) return 0;
  const [row] = await source.query<{ version: number }[]>(
    `select version from ${JOB_SCHEMA}.version`,
  );
  return row?.version ?? 0;
}

async function exists(source: DataSource, table: string): Promise<boolean> {
  const [row] = await source.query<{ found: boolean }[]>(
    'select to_regclass($1) is not null as found',
    [table],
  );
  return row?.found === true;
}
