import type { ClientBase, Pool } from 'pg';
import type { TestApp } from './test-app.js';

/**
 * Collects words named 0, 1, 2 … straight in the database, `every` milliseconds apart; their other
 * timestamps and their levels come again and again, and a third of them were never reviewed.
 */
export async function collectMany(
  { database, clock }: TestApp,
  userId: string,
  count: number,
  every = 1,
  connection: Pool | ClientBase = database.pool,
): Promise<void> {
  await connection.query(
    `insert into learned_words (user_id, language, term, term_key, tags, notes, contexts,
       memory_state, stability, difficulty, learning_step, review_count, lapse_count,
       last_reviewed_at, next_review_at, mastery_level, declared_mastery_level, declared_at,
       created_at, updated_at)
     select $1, 'LANGUAGE_ENGLISH', n::text, n::text, '{}', '{}', '[]', 'NEW', 0, 0, 0, 0, 0,
       case when n % 3 = 0 then null else $3::timestamptz + (n % 7) * interval '1 ms' end,
       $3::timestamptz + (n % 5) * interval '1 ms', n % 6, 0, $3,
       $3::timestamptz + n * $4 * interval '1 ms', $3::timestamptz + (n % 4) * interval '1 ms'
     from generate_series(0, $2 - 1) as n`,
    [userId, count, clock.now(), every],
  );
}
