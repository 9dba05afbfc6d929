import type { ExportedReview } from '@wordgrove/dto';
import { derivedId } from '../../../platform/files/derived-id.js';
import { errorOf, type ImportError, type ItemPlace } from '../../../platform/files/import-fault.js';
import type {
  CheckContext,
  ImportSection,
  WriteContext,
} from '../../../platform/files/import-section.js';
import type { Found } from '../../../platform/files/staged-file.js';
import { findTimeZone } from '../../accounts/index.js';
import type { WordWithPast } from '../../learning/index.js';
import { foldImported } from './fold-imported.js';
import { findPlans } from './plans-of-import.js';
import { importReviews, type ReviewToImport } from './review-import.repository.js';
import { PLAN_SHAPE, REVIEW_SHAPE } from './shapes.js';

const { name: SECTION } = REVIEW_SHAPE;

/**
 * The section of the log. The reviews of a word are written together with it, and only if it is new: a word that the
 * user had already keeps its log.
 */
export const REVIEW_SECTION: ImportSection<ExportedReview> = {
  ...REVIEW_SHAPE,
  checkParts: checkReviews,
};

async function checkReviews({ file, faults }: CheckContext): Promise<void> {
  const report = ({ count, first }: Found, field: string, description: string) =>
    faults.addMany(
      count,
      first.map((place) => faultOf(place, field, description)),
    );
  report(
    await file.removeOrphans(SECTION, 'words'),
    'learned_word_id',
    'is not a word in this file',
  );
  report(
    await file.findStray(SECTION, PLAN_SHAPE.name),
    'plan_id',
    'is not a plan that is imported; the review is imported without it',
  );
  report(await file.removeRepeated(SECTION), 'id', TWICE);
}

/** Adds the reviews of new words to the log. */
export async function writeReviews(
  context: WriteContext,
  words: readonly WordWithPast[],
): Promise<void> {
  const { sql, importer, file, faults, has } = context;
  if (!has(SECTION)) return;
  const timeZone = await findTimeZone(sql, importer.userId);
  const wordIds = new Map(words.map(({ idInFile, wordId }) => [idInFile?.toLowerCase(), wordId]));
  const owners = [...wordIds.keys()].filter((id) => id !== undefined);
  for await (const page of file.partsOf<ExportedReview>(SECTION, owners)) {
    const plans = await findPlans(
      context,
      page.flatMap(({ value }) => value.plan_id?.toLowerCase() ?? []),
    );
    const reviews = page.map(({ ownerId, value }) => {
      const planId = plans.get(value.plan_id?.toLowerCase() ?? '') ?? null;
      return reviewOf(value, {
        userId: importer.userId,
        wordId: wordIds.get(ownerId) ?? '',
        planId,
        timeZone,
      });
    });
    const added = await importReviews(sql, importer, reviews);
    const refused = page.filter((_, index) => !added.has(reviews[index] as ReviewToImport));
    faults.add(...refused.map((item) => faultOf(item, 'id', TWICE)));
  }
  await foldImported(
    context,
    words.filter(({ idInFile }) => idInFile !== undefined),
  );
}

const TWICE = 'or its card occurs twice in this file';

function faultOf(place: ItemPlace, field: string, description: string): ImportError {
  return errorOf(place, { reason: 'INVALID_VALUE', field, description });
}

/** The place of a review in the data of the importing user. */
interface Place {
  userId: string;
  wordId: string;
  planId: string | null;
  /** The user's zone, by which the day is counted if the file names none. */
  timeZone: string;
}

function reviewOf(
  value: ExportedReview,
  { userId, wordId, planId, timeZone }: Place,
): ReviewToImport {
  // The id is in the form in which the database writes it, so that it can be found again.
  const id = value.id.toLowerCase();
  const flashcardId = value.flashcard_id?.toLowerCase() ?? null;
  return {
    id,
    flashcardId,
    learnedWordId: wordId,
    planId,
    questionType: value.question_type,
    userAnswer: value.user_answer,
    isCorrect: value.is_correct,
    answerCheck: value.answer_check,
    rating: value.rating,
    timeSpentMs: value.time_spent_ms,
    previousMasteryLevel: value.previous_mastery_level,
    masteryLevel: value.mastery_level,
    reviewedAt: value.reviewed_at,
    timeZone: value.time_zone === undefined ? timeZone : value.time_zone,
    nextReviewAt: value.next_review_at,
    undoneAt: value.undone_at,
    createdAt: value.created_at,
    otherIds: {
      review: derivedId(userId, id),
      flashcard: flashcardId === null ? null : derivedId(userId, flashcardId),
    },
  };
}
