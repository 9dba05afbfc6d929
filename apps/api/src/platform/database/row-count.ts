import type { SqlReader } from './sql.js';
import { statement } from './statement.js';

/** The number of rows of a table. */
export interface RowCount {
  count: number;
  /** False if the number is an estimate. */
  isExact: boolean;
}

/** The number of rows up to which a table is counted. */
const MAX_COUNTED = 50_000;

const ESTIMATE = statement<{ estimate: number }>(
  'row-count.estimate',
  `select greatest(c.reltuples, pg_stat_get_live_tuples(c.oid))::float8 as estimate
   from pg_class c where c.oid = $1::regclass`,
);

/** Returns the number of rows of a table: counted if there are few, and otherwise what the database believes. */
export async function countRows(sql: SqlReader, table: string): Promise<RowCount> {
  const { estimate = 0 } = (await sql.row(ESTIMATE, [table])) ?? {};
  if (estimate > MAX_COUNTED) return { count: Math.round(estimate), isExact: false };
  const row = await sql.row<{ count: number }>(
    `select count(*)::integer as count from (select from ${table} limit ${2 * MAX_COUNTED}) counted`,
  );
  const count = row?.count ?? 0;
  return { count, isExact: count < 2 * MAX_COUNTED };
}
