import { namesOf, recordOf } from '../../../platform/database/records.js';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { ReviewEntity } from '../log/review.entity.js';
import { REVIEW } from '../log/review.js';
import type { ReviewToExport } from '../export/review-export.repository.js';

/** A review of a file. */
export type ReviewToImport = ReviewToExport & {
  /**
   * The ids that the review gets if its own ids are taken. They are always the same for the same file and
   * user.
   */
  otherIds: { review: string; flashcard: string | null };
};

const RECORD = [...REVIEW, 'createdAt'] as const;

const TAKEN = statement<Pick<ReviewEntity, 'id'>>(
  'review.taken-ids',
  `select id from reviews where id = any($2::uuid[])
   union all select id from flashcards where id = any($3::uuid[])
   union all select flashcard_id from reviews
     where flashcard_id = any($3::uuid[]) and undone_at is null and user_id <> $1`,
);

const IMPORT = statement<Pick<ReviewEntity, 'id'>>(
  'review.import',
  `insert into reviews (user_id, application_id, ${namesOf(ReviewEntity, RECORD)})
   select $1::uuid, $2::uuid, review.*
   from jsonb_to_recordset($3::jsonb) as review (${recordOf(ReviewEntity, RECORD)})
   on conflict do nothing returning id`,
);

/**
 * Adds reviews of words that are new in this transaction, without changing their memory. Returns the
 * reviews that were added. Each of the others has the id or the flashcard of another review.
 */
export async function importReviews(
  sql: SqlExecutor,
  { userId, applicationId }: { userId: string; applicationId: string | null },
  reviews: readonly ReviewToImport[],
): Promise<Set<ReviewToImport>> {
  if (reviews.length === 0) return new Set();
  const cards = reviews.flatMap(({ flashcardId }) => flashcardId ?? []);
  const ids = reviews.map(({ id }) => id);
  const rows = await sql.rows(TAKEN, [userId, ids, cards]);
  const taken = new Set(rows.map(({ id }) => id));
  const records = reviews.map((review) => underFreeIds(review, taken));
  const values = [userId, applicationId, JSON.stringify(records)];
  const added = await sql.rows(IMPORT, values);
  const left = new Set(added.map(({ id }) => id));
  return new Set(reviews.filter((_, index) => left.delete(records[index]?.id as string)));
}

function underFreeIds(
  { otherIds, ...review }: ReviewToImport,
  taken: ReadonlySet<string>,
): Pick<ReviewEntity, (typeof RECORD)[number]> {
  const { flashcardId } = review;
  const isCardTaken = flashcardId !== null && taken.has(flashcardId);
  return {
    ...review,
    id: taken.has(review.id) ? otherIds.review : review.id,
    flashcardId: isCardTaken ? otherIds.flashcard : flashcardId,
  };
}
