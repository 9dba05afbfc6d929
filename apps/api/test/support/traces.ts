import type { Pool } from 'pg';

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')
  order by 1`;

/**
 * The tables of every schema that have one of these texts in some row, in whatever column: a row as text
 * has its UUIDs, arrays and JSON in it.
 */
export async function tablesNaming(pool: Pool, ...texts: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(TABLES);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await pool.query(
      `select from ${name} as t where t::text ilike any ($1) limit 1`,
      [texts.map((text) => `%${text}%`)],
    );
    if (hits.length > 0) found.push(name.replace(/^public\./, ''));
  }
  return found;
}

/** The tables with a foreign key to the users, or a column for a user without one. */
export async function tablesOfUsers(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'users'::regclass
     union select table_name from information_schema.columns
     where table_schema = 'public' and column_name = 'user_id' order by 1`,
  );
  return rows.map(({ name }) => name);
}
