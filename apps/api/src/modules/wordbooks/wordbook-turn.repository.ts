import type { SqlExecutor } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';

// The first number is arbitrary; the second is a hash of the owner.
const TAKE_TURN = statement<never>(
  'wordbook.take-turn',
  'select pg_advisory_xact_lock(7161004, hashtext($1::uuid::text))',
);

/** Lets only one transaction at a time add wordbooks of a user, so that each counts those of the others. */
export async function takeWordbookTurn(sql: SqlExecutor, ownerId: string): Promise<void> {
  await sql.execute(TAKE_TURN, [ownerId]);
}
