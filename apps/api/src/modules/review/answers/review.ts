import type { AnswerCheck, QuestionType, Rating } from '@wordgrove/contracts';

/** One answer as it is kept. */
export interface Review {
  id: string;
  /** Null where it was imported. */
  flashcardId: string | null;
  learnedWordId: string;
  planId: string | null;
  questionType: QuestionType;
  userAnswer: string | null;
  isCorrect: boolean;
  answerCheck: AnswerCheck;
  /** Decided once, when the answer arrived; the fold takes it as given. */
  rating: Rating;
  timeSpentMs: number | null;
  previousMasteryLevel: number;
  masteryLevel: number;
  reviewedAt: string;
  nextReviewAt: string;
  undoneAt: string | null;
}

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
