import { statement } from '../../../platform/database/statement.js';
import type { PurgeStep } from './purge-step.js';

/** Rows to clear away. `places` selects and locks the `ctid`s of up to $2 rows of the user or application $1. */
interface UserRows {
  /** The name of the rows, in words that no other step uses. */
  clears: string;
  table: string;
  places: string;
  /** The statement that clears the rows away. By default it deletes them. */
  clear?: string;
}

/**
 * Returns a step that clears away the rows that `places` finds. It uses row addresses, which the lock keeps
 * from changing, so that the planner has nothing to join.
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

/** Returns a step that deletes the rows whose `column` names the user. */
export function deleteRows(clears: string, table: string, column = 'user_id'): PurgeStep {
  const places = `select ctid from ${table} where ${column} = $1 limit $2 for update skip locked`;
  return clearRows({ clears, table, places });
}

/**
 * Returns a step that deletes the rows that belong to other records. `owners` selects the `id`s of those
 * records. They are handled one after another, because a plain join might read whole tables.
 */
export function deleteRowsOf(
  clears: string,
  table: string,
  column: string,
  owners: string,
): PurgeStep {
  return clearRows({ clears, table, places: placesOf(table, column, owners) });
}

/** Returns SQL for the addresses of up to $2 rows of `table` whose `column` is one of the `id`s of `owners`. */
export function placesOf(table: string, column: string, owners: string): string {
  return `select t.ctid from (${owners}) o cross join lateral
    (select t.ctid from ${table} t where t.${column} = o.id limit $2 for update of t skip locked) t
    limit $2`;
}
