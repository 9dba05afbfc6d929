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
  /** The time at which the answer arrived. */
  at: Date;
}
