import type { SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import type { ChangeCounterEntity } from './change-counter.entity.js';
import { takeTurn } from './change-turn.sql.js';

interface Turn {
  change_number: ChangeCounterEntity['lastChange'];
}

const TAKE_TURN = statement<Turn>('change-turn.take', takeTurn('$1::uuid'));

/**
 * Takes the turn in a transaction and returns the change number. The statements that follow see what the
 * previous holder of the turn has left.
 */
export async function waitForTurn(sql: SqlExecutor, userId: string): Promise<string> {
  const turn = await sql.row(TAKE_TURN, [userId]);
  return (turn as Turn).change_number;
}
