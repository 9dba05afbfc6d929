import { statement } from '../../../platform/database/statement.js';
import type { PurgeStep } from './purge-step.js';

/** Rows to clear away: `places` selects the `ctid`s of up to $2 rows of the user or application $1, and locks them. */
interface UserRows {
  /** What they are, in words that no other step has. */
  clears: string;
  table: string;
  places: string;
  /** What to do with them; to delete them unless told. */
  clear?: string;
}

/**
 * Clears away rows that `places` finds. By row address, which the lock holds still: nothing is left for
 * the planner to join.
 */
export function clearRows({ clears, table, places, clear }: UserRows): PurgeStep {
  const clearing = statement<never>(
    `purge.${clears.replaceAll(' ', '-')}`,
    `${clear ?? `delete from ${table}`} where ctid = any(array(${places}))`,
  );
  return {
    clears,
    clearBatch: (sql, id, batchSize) => sql.execute(clearing, [id, batchSize]),
  };
}

/** Deletes the rows whose `column` names the user. */
export function deleteRows(clears: string, table: string, column = 'user_id'): PurgeStep {
  const places = `select ctid from ${table} where ${column} = $1 limit $2 for update skip locked`;
  return clearRows({ clears, table, places });
}

/**
 * Deletes the rows that hang on others: `owners` selects the `id`s of those, one after another, since
 * a plain join might read whole tables.
 */
export function deleteRowsOf(
  clears: string,
  table: string,
  column: string,
  owners: string,
): PurgeStep {
  return clearRows({ clears, table, places: placesOf(table, column, owners) });
}

/** The addresses of up to $2 rows of `table` whose `column` is one of the `id`s of `owners`. */
export function placesOf(table: string, column: string, owners: string): string {
  return `select t.ctid from (${owners}) o cross join lateral
    (select t.ctid from ${table} t where t.${column} = o.id limit $2 for update of t skip locked) t
    limit $2`;
}
