import { LIMITS } from '@wordgrove/contracts';
import type { SqlExecutor } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { WordbookEntity } from './wordbook.entity.js';

// The first number is arbitrary; the second is a hash of the owner.
const TAKE_TURN = statement<never>(
  'wordbook.take-turn',
  'select pg_advisory_xact_lock(7161004, hashtext($1::uuid::text))',
);

/** Lets only one transaction at a time add wordbooks of a user, so that each counts those of the others. */
export async function takeWordbookTurn(sql: SqlExecutor, ownerId: string): Promise<void> {
  await sql.execute(TAKE_TURN, [ownerId]);
}

/**
 * Returns whether the user has no more wordbooks than allowed. The answer then holds until the transaction
 * ends. A transaction that adds wordbooks for a long time calls this last, so that others need not wait all
 * the time.
 */
export async function areWordbooksWithinLimit(sql: SqlExecutor, ownerId: string): Promise<boolean> {
  await takeWordbookTurn(sql, ownerId);
  return (await sql.manager.countBy(WordbookEntity, { ownerId })) <= LIMITS.wordbooks;
}
