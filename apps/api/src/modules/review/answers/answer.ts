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
