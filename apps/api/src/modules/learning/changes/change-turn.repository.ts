import type { SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';

/**
 * Takes the next turn to change a user's words, as an SQL statement that returns its `change_number`.
 * Whoever has it goes first of all: the others wait until it has committed. So changes become visible
 * in the order of their numbers, and nobody who locks words in another order dead-locks.
 */
export const takeTurn = (user: string): string => `
  insert into change_counters as counter (user_id, last_change) values (${user}, 1)
  on conflict (user_id) do update set last_change = counter.last_change + 1
  returning last_change as change_number`;

const TAKE_TURN = statement('change-turn.take', takeTurn('$1::uuid'));

/**
 * Takes the turn in a transaction, and answers the change number. What is read in the statements
 * after it is as whoever had the turn before has left it.
 */
export async function waitForTurn(sql: SqlExecutor, userId: string): Promise<string> {
  const turn = await sql.row<{ change_number: string }>(TAKE_TURN, [userId]);
  return (turn as { change_number: string }).change_number;
}
