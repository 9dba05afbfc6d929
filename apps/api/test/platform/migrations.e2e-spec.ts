/**
 * @installed-servers a server makes the schema in its own way
 */
import { getDataSourceToken } from '@nestjs/typeorm';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { migrate, revertMigration } from '../../src/platform/database/migrate.js';
import { MIGRATIONS } from '../../src/platform/database/migrations/index.js';
import { StartFault } from '../../src/platform/config/start-fault.js';
import { createTestDatabase } from '../support/database.js';
import { startTestApp } from '../support/test-app.js';

const COLUMNS = `
  select table_name, column_name, data_type, is_nullable, column_default
  from information_schema.columns
  where table_schema = 'public' and table_name <> 'schema_migrations'
  order by table_name, column_name`;
const INDEXES = `
  select indexdef from pg_indexes
  where schemaname = 'public' and tablename <> 'schema_migrations' order by indexname`;

describe('migrations', () => {
  it('agree with the entities', async () => {
    const service = await startTestApp();
    const dataSource = service.app.get<DataSource>(getDataSourceToken());
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    const tables = dataSource.entityMetadatas.map((entity) => entity.tableName).sort();
    const existing = await service.database.pool.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'
       and tablename <> 'schema_migrations' order by tablename`,
    );
    await service.close();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
    expect(tables).toEqual(existing.rows.map(({ name }) => name));
  });

  it('go down to nothing and up to the same again', async () => {
    const database = await createTestDatabase();
    const before = await schema(database.pool);
    for (const _ of MIGRATIONS) await revertMigration(database.url);
    expect(await schema(database.pool)).toEqual([[], []]);
    await migrate(database.url);
    expect(await schema(database.pool)).toEqual(before);
    await database.drop();
  });

  describe('of a newer version', () => {
    /** The newest with which no older version can run. */
    const breaking = MIGRATIONS.findLastIndex((Each) => new Each().runsWith === undefined);
    const BREAKING = MIGRATIONS[breaking]?.name ?? '';

    async function refusalOf(url: string, migrations = MIGRATIONS): Promise<string> {
      const outcome = await migrate(url, migrations).then(
        () => 'not refused',
        (error: unknown) => error,
      );
      return outcome instanceof StartFault ? outcome.message : `${String(outcome)}, not a refusal`;
    }

    it('are refused by a start of an older one, which changes nothing', async () => {
      const database = await createTestDatabase();
      await migrate(database.url, [...MIGRATIONS, Breaking1999000000000]);
      expect(await refusalOf(database.url)).toMatch(
        /^The database was updated by a newer version .* it has the migration Breaking1999000000000\. Start that version .*backup/,
      );
      const behind = MIGRATIONS.slice(0, breaking);
      expect(await refusalOf(database.url, behind)).toContain(BREAKING);
      await expect(revertMigration(database.url)).rejects.toThrow('Breaking1999000000000');
      await migrate(database.url, [...MIGRATIONS, Breaking1999000000000]);
      await database.drop();
    });

    it('are marked for versions that there are', () => {
      const names = MIGRATIONS.map(({ name }) => name);
      for (const [at, each] of MIGRATIONS.entries()) {
        const { runsWith } = new each();
        if (runsWith !== undefined) expect(names.slice(0, at)).toContain(runsWith);
      }
    });

    it('let the version before start again if they are marked for it, and none older', async () => {
      const database = await createTestDatabase();
      const next = [...MIGRATIONS, Adding1999000000001];
      await migrate(database.url, next);
      await migrate(database.url);
      await migrate(database.url, [...next, Removing1999000000002]);
      await migrate(database.url, next);
      expect(await refusalOf(database.url)).toContain('Removing1999000000002');
      await database.drop();
    });

    it('of the job queue are refused too', async () => {
      const database = await createTestDatabase();
      await database.pool.query('update pgboss.version set version = version + 1');
      expect(await refusalOf(database.url)).toMatch(/newer version .* job queue has the version/);
      await database.drop();
    });
  });

  it('run once if replicas start at the same time', async () => {
    const database = await createTestDatabase();
    for (const _ of MIGRATIONS) await revertMigration(database.url);
    await Promise.all(Array.from({ length: 4 }, () => migrate(database.url)));
    const { rows } = await database.pool.query('select name from schema_migrations');
    expect(rows).toHaveLength(MIGRATIONS.length);
    await database.drop();
  });
});

class Change {
  up = (): Promise<void> => Promise.resolve();
  down = (): Promise<void> => Promise.resolve();
}
/** The version before cannot run on it. */
class Breaking1999000000000 extends Change {}
/** Adds what the version before does not use. */
class Adding1999000000001 extends Change {
  readonly runsWith = MIGRATIONS.at(-1)?.name ?? '';
}
/** Removes what only versions before the one that added something use. */
class Removing1999000000002 extends Change {
  readonly runsWith = Adding1999000000001.name;
}

async function schema(pool: Pool): Promise<unknown[]> {
  const [columns, indexes] = await Promise.all([pool.query(COLUMNS), pool.query(INDEXES)]);
  return [columns.rows, indexes.rows];
}
