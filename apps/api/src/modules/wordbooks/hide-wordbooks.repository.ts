import { Not } from 'typeorm';
import type { SqlExecutor } from '../../platform/database/sql.js';
import { WordbookEntity } from './wordbook.entity.js';

/** Makes all of the user's wordbooks private. */
export async function hideWordbooks(sql: SqlExecutor, userId: string): Promise<void> {
  const shared = { ownerId: userId, visibility: Not('PRIVATE' as const) };
  await sql.manager.update(WordbookEntity, shared, { visibility: 'PRIVATE' });
}
