/** The words and reviews that an application has written for a user, by week, the earliest first. */
export interface GrantWrites {
  wordCounts: number[];
  reviewCounts: number[];
}

/** The writes under a grant. */
export interface GrantWithWrites extends GrantWrites {
  grantId: string;
}
