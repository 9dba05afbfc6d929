import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { ImportDto } from '@wordgrove/dto';
import { foldReviews } from '@wordgrove/scheduling';
import { eventually } from './jobs.js';
import type { Learner } from './learner.js';
import type { TestApp } from './test-app.js';
import { IMPORTS, upload } from './transfer.js';
import { isAnyWaiting } from './turns.js';

/** The words of a file that takes an import several batches. */
export const LONG_COUNT = 1_200;
/** The words that are written before the import is held up. */
export const WRITTEN_COUNT = 500;
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

/** Returns the number of a learner's reviews. */
export async function countReviews({ database }: TestApp, { userId }: Learner): Promise<number> {
  const { rows } = await database.pool.query(
    'select count(*)::integer as n from reviews where user_id = $1',
    [userId],
  );
  return rows[0].n;
}

/** Returns the number of a learner's words. */
export async function countWords({ database }: TestApp, { userId }: Learner): Promise<number> {
  const { rows } = await database.pool.query(
    'select count(*)::integer as n from learned_words where user_id = $1',
    [userId],
  );
  return rows[0].n;
}

/** A lossless file of the long words, each with a review. */
export function longFile({ clock }: TestApp): { format: string; content: string } {
  const at = clock.now();
  const words = LONG_TERMS.map((term) => ({ id: randomUUID(), term, ...reviewedOnce(term, at) }));
  const reviewed_at = at.toISOString();
  const reviews = words.map(({ id }) => ({
    ...{ id: randomUUID(), learned_word_id: id, plan_id: null, flashcard_id: null },
    ...{ question_type: 'QUESTION_TYPE_RECALL', user_answer: null, is_correct: true },
    ...{ answer_check: 'NOT_CHECKED', rating: 'GOOD', time_spent_ms: null },
    ...{ previous_mastery_level: 0, mastery_level: 1, undone_at: null },
    ...{ reviewed_at, next_review_at: reviewed_at, created_at: reviewed_at },
  }));
  const content = JSON.stringify({ format: 'wordgrove', version: 1, reviews, words });
  return { format: 'json', content };
}

/** Batches have a size in bytes, and are to hold the same number of words in each format. */
const rounded = (number: number) => Math.round(number * 10) / 10;

/** The members of an exported word whose only review was right. */
function reviewedOnce(term: string, at: Date) {
  const seed = `LANGUAGE_ENGLISH ${term}`;
  const zones = { declaredTimeZone: null };
  const origin = {
    seed,
    createdAt: at,
    declaredMasteryLevel: 0,
    declaredAt: new Date(0),
    ...zones,
  };
  const review = { id: '', reviewedAt: at, timeZone: null, rating: 'GOOD' as const };
  const folded = foldReviews(origin, [review], { desiredRetention: 0.9 });
  const { state, stability, difficulty, learningStep: learning_step, nextReviewAt } = folded;
  const time = at.toISOString();
  return {
    ...{ review_count: 1, lapse_count: 0, created_at: time, last_reviewed_at: time },
    next_review_at: nextReviewAt.toISOString(),
    memory: {
      ...{ state, suspended: false, learning_step },
      ...{ stability: rounded(stability), difficulty: rounded(difficulty) },
      ...{ declared_mastery_level: 0, declared_at: time },
    },
  };
}

/**
 * Holds an import of a file of the long words in the middle of a turn: the second of its batches of words waits for a
 * word that another transaction is about to add.
 */
export async function inTheMiddleOfImport(
  service: TestApp,
  learner: Learner,
  work: (id: string) => Promise<void>,
  file: { format: string; content: string | Uint8Array } = LONG_TABLE,
): Promise<void> {
  const blocker = await service.database.pool.connect();
  try {
    await addWithoutTurn(blocker, service, learner, { term: 'word 700' });
    const { status, body } = await upload(service, learner, file.format, file.content);
    expect(status).toBe(200);
    await eventually(() => isAnyWaiting(service));
    await work(body.import.id);
  } finally {
    await blocker.query('rollback');
    blocker.release();
  }
}

/** Adds a word in a transaction that it begins, without the turn that a change of words needs otherwise. */
export async function addWithoutTurn(
  connection: PoolClient,
  { clock }: TestApp,
  { userId }: Learner,
  { term, tags = [] }: { term: string; tags?: string[] },
): Promise<void> {
  await connection.query('begin');
  // Without triggers: by counting the word it would have the user's turn, for which an import waits first.
  await connection.query('set local session_replication_role = replica');
  await connection.query(
    `insert into learned_words (user_id, language, term, term_key, tags, notes, contexts,
       memory_state, stability, difficulty, learning_step, review_count, lapse_count,
       next_review_at, mastery_level, declared_mastery_level, declared_at, created_at, updated_at)
     values ($1, 'LANGUAGE_ENGLISH', $3, $3, $4, '{}', '[]', 'NEW', 0, 0, 0, 0, 0, $2, 0, 0, $2, $2,
       $2)`,
    [userId, clock.now(), term, tags],
  );
}
