import type { ExportedReview } from '@wordgrove/dto';
import { importReviews, type ReviewToImport } from '../../../review/index.js';
import { derivedId } from '../derived-id.js';
import type { ImportError } from '../import.js';
import type { ImportedId } from '../imported-ids.repository.js';
import { errorOf } from '../item-check.js';
import type { ItemOf, Writer } from './write-context.js';

/** Adds the reviews of words that are new; a word that was there keeps the log that it has. */
export const writeReviews: Writer<'reviews'> = async (context, items) => {
  const { sql, importer, ids, faults } = context;
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
    if (word === undefined) faults.add(missing(item, 'learned_word_id', 'is no word of this file'));
    else if (planId !== null && plan === undefined)
      faults.add(
        missing(item, 'plan_id', 'is no plan of what is imported; the review comes without it'),
      );
    return word?.isNew ? [reviewOf(item.value, importer.userId, word, plan)] : [];
  });
  await importReviews(sql, importer, reviews);
};

function missing(item: ItemOf<'reviews'>, field: string, description: string): ImportError {
  return errorOf(item, { reason: 'INVALID_VALUE', field, description });
}

function reviewOf(
  value: ExportedReview,
  userId: string,
  word: ImportedId,
  plan: ImportedId | undefined,
): ReviewToImport {
  const { flashcard_id: flashcardId } = value;
  return {
    id: value.id,
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
      review: derivedId(userId, value.id),
      flashcard: flashcardId === null ? null : derivedId(userId, flashcardId),
    },
  };
}
