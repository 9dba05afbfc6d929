import type { ExportedReview } from '@wordgrove/dto';
import { derivedId } from '../../../platform/files/derived-id.js';
import { errorOf, type ImportError } from '../../../platform/files/import-fault.js';
import type {
  CheckedItem,
  ImportContext,
  ImportSection,
} from '../../../platform/files/import-section.js';
import type { ImportedId } from '../../../platform/files/imported-ids.repository.js';
import { importReviews, type ReviewToImport } from './review-import.repository.js';
import { REVIEW_SHAPE } from './shapes.js';

/**
 * The section of the log: the reviews of words that are new. A word that the user had already keeps its
 * log.
 */
export const REVIEW_SECTION: ImportSection<ExportedReview> = {
  ...REVIEW_SHAPE,
  write: writeReviews,
};

type ReviewItem = CheckedItem<ExportedReview>;

async function writeReviews(
  { sql, importer, ids, faults }: ImportContext,
  items: readonly ReviewItem[],
): Promise<void> {
  const words = await ids.find(
    'word',
    items.map(({ value }) => value.learned_word_id),
  );
  const plans = await ids.find(
    'plan',
    items.flatMap(({ value }) => value.plan_id ?? []),
  );
  const reviews = items.flatMap((item) => {
    const { learned_word_id: wordId, plan_id: planId } = item.value;
    const word = words.get(wordId.toLowerCase());
    const plan = planId === null ? undefined : plans.get(planId.toLowerCase());
    if (word === undefined)
      faults.add(faultOf(item, 'learned_word_id', 'is not a word in this file'));
    else if (planId !== null && plan === undefined)
      faults.add(
        faultOf(
          item,
          'plan_id',
          'is not a plan that is imported; the review is imported without it',
        ),
      );
    return word?.isNew ? [{ item, review: reviewOf(item.value, importer.userId, word, plan) }] : [];
  });
  const added = await importReviews(
    sql,
    importer,
    reviews.map(({ review }) => review),
  );
  for (const { item, review } of reviews)
    if (!added.has(review))
      faults.add(faultOf(item, 'id', 'or its card occurs twice in this file'));
}

function faultOf(item: ReviewItem, field: string, description: string): ImportError {
  return errorOf(item, { reason: 'INVALID_VALUE', field, description });
}

function reviewOf(
  value: ExportedReview,
  userId: string,
  word: ImportedId,
  plan: ImportedId | undefined,
): ReviewToImport {
  // The id is in the form in which the database writes it, so that it can be found again.
  const id = value.id.toLowerCase();
  const flashcardId = value.flashcard_id?.toLowerCase() ?? null;
  return {
    id,
    flashcardId,
    learnedWordId: word.id,
    planId: plan?.id ?? null,
    questionType: value.question_type,
    userAnswer: value.user_answer,
    isCorrect: value.is_correct,
    answerCheck: value.answer_check,
    rating: value.rating,
    timeSpentMs: value.time_spent_ms,
    previousMasteryLevel: value.previous_mastery_level,
    masteryLevel: value.mastery_level,
    reviewedAt: value.reviewed_at,
    nextReviewAt: value.next_review_at,
    undoneAt: value.undone_at,
    createdAt: value.created_at,
    otherIds: {
      review: derivedId(userId, id),
      flashcard: flashcardId === null ? null : derivedId(userId, flashcardId),
    },
  };
}
