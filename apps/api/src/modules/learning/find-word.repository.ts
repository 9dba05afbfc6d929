import { selectOf } from '../../platform/database/columns.js';
import type { SqlExecutor } from '../../platform/database/sql.js';
import { LearnedWordEntity } from './learned-word.entity.js';
import { LEARNED_WORD, type LearnedWord } from './learned-word.js';

/** Returns the word in its current state, or undefined if the user has no such word. */
export async function findWord(
  sql: SqlExecutor,
  userId: string,
  id: string,
): Promise<LearnedWord | undefined> {
  const select = selectOf(LEARNED_WORD);
  const word = await sql.manager.findOne(LearnedWordEntity, { select, where: { id, userId } });
  return word ?? undefined;
}
