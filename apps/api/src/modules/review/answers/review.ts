import type { RowOf } from '../../../platform/database/columns.js';
import type { REVIEW_COLUMNS } from './review.sql.js';

/** One answer as it is kept. */
export type Review = RowOf<typeof REVIEW_COLUMNS>;

/** An answer as it arrives. */
export interface Answer {
  userId: string;
  applicationId: string;
  planId: string;
  flashcardId: string;
  userAnswer: string | null;
  isCorrect: boolean;
  timeSpentMs: number | null;
  reviewedAt: Date;
  /** When it arrived. */
  at: Date;
}
