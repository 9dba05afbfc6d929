import { randomUUID } from 'node:crypto';
import type { TestApp } from './test-app.js';

const DEFAULTS = {
  isCorrect: true,
  timeSpentMs: 1_000 as number | null,
  undoneAt: null as string | null,
};

/** A review to put in the log. */
export type GivenReview = { at: string | Date } & Partial<typeof DEFAULTS>;

/** Puts reviews of one word of a user in the log, straight in the database: what took place long ago. */
export async function givenReviews(
  { database }: TestApp,
  userId: string,
  wordId: string,
  reviews: readonly GivenReview[],
): Promise<void> {
  const rows = reviews.map(({ at, ...rest }) => ({
    ...DEFAULTS,
    ...rest,
    id: randomUUID(),
    at: new Date(at).toISOString(),
  }));
  await database.pool.query(
    `insert into reviews (id, user_id, flashcard_id, learned_word_id, question_type, is_correct,
       answer_check, rating, time_spent_ms, previous_mastery_level, mastery_level, reviewed_at,
       next_review_at, created_at, undone_at)
     select id, $1, null, $2, 'QUESTION_TYPE_RECALL', "isCorrect", 'NOT_CHECKED',
       case when "isCorrect" then 'GOOD' else 'AGAIN' end, "timeSpentMs", 0,
       1, at, at, at, "undoneAt"
     from jsonb_to_recordset($3::jsonb) as review (id uuid, "isCorrect" boolean,
       "timeSpentMs" integer, at timestamptz,
       "undoneAt" timestamptz)`,
    [userId, wordId, JSON.stringify(rows)],
  );
}
