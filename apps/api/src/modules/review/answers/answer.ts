/** An answer as it arrives. */
export interface Answer {
  userId: string;
  applicationId: string;
  /** Null stands for the default plan. */
  planId: string | null;
  flashcardId: string;
  userAnswer: string | null;
  isCorrect: boolean;
  timeSpentMs: number | null;
  reviewedAt: Date;
  /** The time at which the answer arrived. */
  at: Date;
}
