import { LIMITS } from '@wordgrove/contracts';
import type { SqlExecutor } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { WordbookEntity } from './wordbook.entity.js';

// Any number, with the owner's hash.
const TAKE_TURN = statement<never>(
  'wordbook.take-turn',
  'select pg_advisory_xact_lock(7161004, hashtext($1::uuid::text))',
);

/** Lets one transaction at a time add wordbooks of a user's, so that each counts the others'. */
export async function takeWordbookTurn(sql: SqlExecutor, ownerId: string): Promise<void> {
  await sql.execute(TAKE_TURN, [ownerId]);
}

/**
 * True where the user has no more wordbooks than one may have, which then holds until the transaction
 * ends. For whoever adds for long and must not keep others waiting all the time: it comes last.
 */
export async function areWordbooksWithinLimit(sql: SqlExecutor, ownerId: string): Promise<boolean> {
  await takeWordbookTurn(sql, ownerId);
  return (await sql.manager.countBy(WordbookEntity, { ownerId })) <= LIMITS.wordbooks;
}
