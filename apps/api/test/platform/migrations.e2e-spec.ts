/**
 * @installed-servers a server makes the schema in its own way
 */
import { getDataSourceToken } from '@nestjs/typeorm';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { migrate, revertMigration } from '../../src/platform/database/migrate.js';
import { MIGRATIONS } from '../../src/platform/database/migrations/index.js';
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

  it('run once if replicas start at the same time', async () => {
    const database = await createTestDatabase();
    for (const _ of MIGRATIONS) await revertMigration(database.url);
    await Promise.all(Array.from({ length: 4 }, () => migrate(database.url)));
    const { rows } = await database.pool.query('select name from schema_migrations');
    expect(rows).toHaveLength(MIGRATIONS.length);
    await database.drop();
  });
});

async function schema(pool: Pool): Promise<unknown[]> {
  const [columns, indexes] = await Promise.all([pool.query(COLUMNS), pool.query(INDEXES)]);
  return [columns.rows, indexes.rows];
}
