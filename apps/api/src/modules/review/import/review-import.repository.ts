import type { SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import type { ReviewToExport } from '../export/review-export.repository.js';

/** A review of a file. */
export interface ReviewToImport extends ReviewToExport {
  /** What it gets where its own ids are taken; the same for the same file and user. */
  otherIds: { review: string; flashcard: string | null };
}

const RECORD = {
  id: 'uuid',
  flashcard_id: 'uuid',
  learned_word_id: 'uuid',
  plan_id: 'uuid',
  question_type: 'text',
  user_answer: 'text',
  is_correct: 'boolean',
  answer_check: 'text',
  rating: 'text',
  time_spent_ms: 'integer',
  previous_mastery_level: 'smallint',
  mastery_level: 'smallint',
  reviewed_at: 'timestamptz',
  next_review_at: 'timestamptz',
  undone_at: 'timestamptz',
  created_at: 'timestamptz',
};

const TAKEN = statement(
  'review.taken-ids',
  `select id from reviews where id = any($2::uuid[])
   union all select id from flashcards where id = any($3::uuid[])
   union all select flashcard_id from reviews
     where flashcard_id = any($3::uuid[]) and undone_at is null and user_id <> $1`,
);

const IMPORT = statement(
  'review.import',
  `insert into reviews (user_id, application_id, ${Object.keys(RECORD).join(', ')})
   select $1::uuid, $2::uuid, review.* from jsonb_to_recordset($3::jsonb) as review
     (${Object.entries(RECORD)
       .map(([name, type]) => `${name} ${type}`)
       .join(', ')})
   on conflict do nothing returning id`,
);

/**
 * Adds reviews of words that are new in this transaction. Their memory is not touched. The answer has
 * those that were added; the rest are of the same id or card as another.
 */
export async function importReviews(
  sql: SqlExecutor,
  { userId, applicationId }: { userId: string; applicationId: string | null },
  reviews: readonly ReviewToImport[],
): Promise<Set<ReviewToImport>> {
  if (reviews.length === 0) return new Set();
  const cards = reviews.flatMap(({ flashcardId }) => flashcardId ?? []);
  const ids = reviews.map(({ id }) => id);
  const rows = await sql.rows<{ id: string }>(TAKEN, [userId, ids, cards]);
  const taken = new Set(rows.map(({ id }) => id));
  const records = reviews.map((review) => recordOf(review, taken));
  const values = [userId, applicationId, JSON.stringify(records)];
  const added = await sql.rows<{ id: string }>(IMPORT, values);
  const left = new Set(added.map(({ id }) => id));
  return new Set(reviews.filter((_, index) => left.delete(records[index]?.id as string)));
}

function recordOf(
  { otherIds, ...review }: ReviewToImport,
  taken: ReadonlySet<string>,
): Record<keyof typeof RECORD, unknown> {
  const { flashcardId } = review;
  const isCardTaken = flashcardId !== null && taken.has(flashcardId);
  return {
    id: taken.has(review.id) ? otherIds.review : review.id,
    flashcard_id: isCardTaken ? otherIds.flashcard : flashcardId,
    learned_word_id: review.learnedWordId,
    plan_id: review.planId,
    question_type: review.questionType,
    user_answer: review.userAnswer,
    is_correct: review.isCorrect,
    answer_check: review.answerCheck,
    rating: review.rating,
    time_spent_ms: review.timeSpentMs,
    previous_mastery_level: review.previousMasteryLevel,
    mastery_level: review.masteryLevel,
    reviewed_at: review.reviewedAt,
    next_review_at: review.nextReviewAt,
    undone_at: review.undoneAt,
    created_at: review.createdAt,
  };
}
