/**
 * @installed-servers a server decides in its own way who may create what
 */
import { openDatabaseServer } from '../../src/platform/database/database-server.js';
import { migrateOrExplain } from '../../src/platform/database/migrate-or-explain.js';
import { AccountHolder } from '../support/account-holder.js';
import { createTestDatabase, onTestServer, type TestDatabase } from '../support/database.js';
import { queueOf } from '../support/jobs.js';
import { startTestApp } from '../support/test-app.js';

const ROLE = `wordgrove_narrow_role_${process.pid}`;

describe('a role that owns only the two schemas of the service', () => {
  let database: TestDatabase;
  beforeAll(async () => (database = await createTestDatabase()));
  afterAll(async () => {
    await database.drop();
    await onTestServer(`drop role ${ROLE}`);
  });

  it('is enough for requests, jobs and all starts after the first', async () => {
    const { pool } = database;
    const name = new URL(database.url).pathname.slice(1);
    // As docs/operating.md, "A role for the service" has it.
    await pool.query(
      `drop schema pgboss cascade; drop schema public cascade; create schema public;
       create extension pg_trgm; create extension btree_gin;
       create role ${ROLE} login password 'secret' nosuperuser nocreatedb nocreaterole;
       create schema wordgrove authorization ${ROLE};
       grant create on database ${name} to ${ROLE};
       alter role ${ROLE} set search_path = wordgrove, public;
       grant usage on schema public to ${ROLE}`,
    );
    const url = new URL(database.url);
    url.username = ROLE;
    url.password = 'secret';
    const start = async () => {
      const server = { databaseUrl: url.href, dataDir: undefined };
      await migrateOrExplain((await openDatabaseServer(server, {})).url);
    };
    await start();
    await pool.query(`revoke create on database ${name} from ${ROLE}`);
    await start();
    const service = await startTestApp({ database: { ...database, url: url.href } });
    const ada = await AccountHolder.signUp(service);
    expect((await ada.signIn()).status).toBe(200);
    expect((await ada.delete()).status).toBe(200);
    await queueOf(service).idle();
    const { rows: left } = await pool.query('select from wordgrove.users');
    await service.close();
    expect(left).toEqual([]);
    const { rows: owned } = await pool.query<{ schema: string }>(
      `select distinct n.nspname as schema from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relowner = '${ROLE}'::regrole and n.nspname !~ '^pg_toast' order by 1`,
    );
    expect(owned.map(({ schema }) => schema)).toEqual(['pgboss', 'wordgrove']);
    const { rows: can } = await pool.query(
      `select has_database_privilege('${ROLE}', current_database(), 'create') as database,
         has_schema_privilege('${ROLE}', 'public', 'create') as public`,
    );
    expect(can).toEqual([{ database: false, public: false }]);
  });
});
