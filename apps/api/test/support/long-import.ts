import type { PoolClient } from 'pg';
import type { ImportDto } from '@wordgrove/dto';
import { eventually } from './jobs.js';
import type { Learner } from './learner.js';
import type { TestApp } from './test-app.js';
import { IMPORTS, upload } from './transfer.js';

/** The words of a file that takes an import several batches. */
export const LONG_COUNT = 1_200;
/** The words themselves. */
export const LONG_TERMS: readonly string[] = Array.from(
  { length: LONG_COUNT },
  (_, n) => `word ${n}`,
);
const LONG_TABLE = { format: 'csv', content: `term\n${LONG_TERMS.join('\n')}\n` };

/** An import as its user sees it. */
export async function lookAtImport(
  { client }: TestApp,
  { token }: Learner,
  id: string,
): Promise<ImportDto> {
  return (await client.get(`${IMPORTS}/${id}`, { token })).body.import;
}

/** Returns the number of a learner's words. */
export async function countWords({ database }: TestApp, { userId }: Learner): Promise<number> {
  const { rows } = await database.pool.query(
    'select count(*)::integer as n from learned_words where user_id = $1',
    [userId],
  );
  return rows[0].n;
}

/**
 * Holds an import of a file of the long words in the middle of its transaction: the second of its
 * batches waits for a word that another transaction is about to add.
 */
export async function inTheMiddleOfImport(
  service: TestApp,
  learner: Learner,
  work: (id: string) => Promise<void>,
  file: { format: string; content: string | Uint8Array } = LONG_TABLE,
): Promise<void> {
  const blocker = await service.database.pool.connect();
  try {
    await addWithoutCommit(blocker, service, learner);
    const { status, body } = await upload(service, learner, file.format, file.content);
    expect(status).toBe(200);
    await eventually(() => isWaiting(service));
    await work(body.import.id);
  } finally {
    await blocker.query('rollback');
    blocker.release();
  }
}

async function addWithoutCommit(connection: PoolClient, { clock }: TestApp, { userId }: Learner) {
  await connection.query('begin');
  // Without triggers: by counting the word it would have the user's turn, for which an import waits first.
  await connection.query('set local session_replication_role = replica');
  await connection.query(
    `insert into learned_words (user_id, language, term, term_key, tags, notes, contexts,
       memory_state, stability, difficulty, learning_step, review_count, lapse_count,
       next_review_at, mastery_level, declared_mastery_level, declared_at, created_at, updated_at)
     values ($1, 'LANGUAGE_ENGLISH', 'word 700', 'word 700', '{}', '{}', '[]', 'NEW', 0, 0, 0, 0,
       0, $2, 0, 0, $2, $2, $2)`,
    [userId, clock.now()],
  );
}

/** Returns whether some statement of the service waits for a transaction. */
async function isWaiting({ database }: TestApp): Promise<boolean> {
  const { rows } = await database.pool.query(
    `select 1 from pg_stat_activity where datname = current_database()
       and application_name = 'wordgrove' and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}
