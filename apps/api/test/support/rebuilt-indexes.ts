import type { ClientBase, Pool } from 'pg';

interface Index {
  name: string;
  definition: string;
}

/**
 * Calls `fill` while a table has none of its indexes that no constraint needs, and makes these again afterwards: PostgreSQL
 * takes several times as long to add thousands of rows to an index as to make it of them.
 */
export async function rebuildingIndexes<T>(
  connection: Pool | ClientBase,
  table: string,
  fill: () => Promise<T>,
): Promise<T> {
  const { rows } = await connection.query<Index>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i
     where i.indrelid = $1::regclass and not i.indisunique
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [table],
  );
  for (const { name } of rows) await connection.query(`drop index ${name}`);
  const filled = await fill();
  for (const { definition } of rows) await connection.query(definition);
  return filled;
}
