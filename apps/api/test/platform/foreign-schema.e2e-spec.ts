/**
 * @installed-servers a server decides in its own way what is there already
 */
import {
  migrateOrExplain,
  revertOrExplain,
} from '../../src/platform/database/migrate-or-explain.js';
import { jobSchemaVersion } from '../../src/platform/database/job-schema.js';
import { StartFault } from '../../src/platform/config/start-fault.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';

const EMPTY = 'drop schema public cascade; drop schema pgboss cascade; create schema public;';
const VERSIONS =
  'create schema pgboss; create table pgboss.version (version int primary key, maintained_on timestamptz, cron_on timestamptz);';
const EVERYTHING = `
  select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where nspname in ('public', 'pgboss', 'shop') and relkind in ('r', 'v') order by 1`;

async function faultOf(start: Promise<void>): Promise<string> {
  const fault = await start.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (fault === undefined) return 'started';
  if (fault instanceof StartFault && !fault.message.includes('\n')) return fault.message;
  throw fault;
}

describe('a start with a database of another program', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase();
    await database.pool.query(EMPTY);
  });

  afterEach(() => database.drop());

  const names = async () => (await database.pool.query(EVERYTHING)).rows;

  it.each([
    ['a table', 'create table users (id int primary key)', 'public.users'],
    ['a view', 'create view applications as select 1', 'public.applications'],
    ['a type', `create type sessions as enum ('open')`, 'public.sessions'],
    ['a table of keys alone', 'create table service_keys (id int)', 'public.service_keys'],
    [
      'the migrations of Rails',
      `create table schema_migrations (version varchar primary key); insert into schema_migrations values ('2020')`,
      'public.schema_migrations',
    ],
    [
      'migrations of its own that look like ours',
      `create table schema_migrations (id serial, timestamp bigint, name varchar); insert into schema_migrations values (1, 1, 'Init1')`,
      'public.schema_migrations',
    ],
    [
      'a job queue of another version',
      `${VERSIONS} create table pgboss.job (id uuid); insert into pgboss.version values (${jobSchemaVersion() - 1})`,
      `pgboss (version ${jobSchemaVersion() - 1})`,
    ],
    [
      'a job queue of a later version',
      `${VERSIONS} create table pgboss.job (id uuid); insert into pgboss.version values (99)`,
      'pgboss (version 99)',
    ],
    [
      'a part of a job queue',
      `${VERSIONS} insert into pgboss.version values (${jobSchemaVersion()})`,
      `pgboss (version ${jobSchemaVersion()})`,
    ],
    [
      'a schema that has the name of the job queue',
      'create schema pgboss; create table pgboss.version (number text)',
      'pgboss (version unknown)',
    ],
  ])('is refused before it creates anything: %s', async (_what, statements, named) => {
    await database.pool.query(statements);
    const before = await names();
    const fault = await faultOf(migrateOrExplain(database.url));
    expect(fault).toMatch(
      /^DATABASE_URL: the database has tables of another program, .*Use an empty database/,
    );
    expect(fault).toContain(named);
    expect(await names()).toEqual(before);
  });

  it.each([
    [
      'a table',
      'create table learned_words (id int)',
      /something of another program .*"learned_words" already exists/,
    ],
    [
      'a function',
      `create function similarity(text, text) returns real language sql as 'select 0'`,
      /something of another program .*already exists/,
    ],
  ])('is refused where it meets %s', async (_what, statements, fault) => {
    await database.pool.query(statements);
    const message = await faultOf(migrateOrExplain(database.url));
    expect(message).toMatch(/^DATABASE_URL: /);
    expect(message).toMatch(fault);
  });

  it.each([
    ['names that are not ours', 'create table customers (id int)'],
    [
      'names in another schema',
      `create table schema_migrations (version varchar); create table users (id int);
       create schema shop; alter database NAME set search_path = shop, public`,
    ],
    [
      'extensions in another schema',
      'create schema shop; create extension pg_trgm schema shop; create extension btree_gin schema shop',
    ],
  ])('is not refused for %s', async (_what, statements) => {
    const name = new URL(database.url).pathname.slice(1);
    await database.pool.query(statements.replace('NAME', name));
    expect(await faultOf(migrateOrExplain(database.url))).toBe('started');
    expect(await faultOf(migrateOrExplain(database.url))).toBe('started');
  });

  it('reverts nothing', async () => {
    await database.pool.query('create table schema_migrations (version varchar primary key)');
    expect(await faultOf(revertOrExplain(database.url))).toMatch(
      /^DATABASE_URL: .*schema_migrations/,
    );
  });
});
