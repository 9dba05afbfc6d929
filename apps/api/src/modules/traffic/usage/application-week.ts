/** The use of an application in seven days of its owner's time zone, up to and including today. */
export interface ApplicationWeek {
  applicationId: string;
  /** The calls of each day, the earliest first. */
  callCounts: number[];
  errorCount: number;
  /** The number of users who give it access now. */
  authorizedUsers: number;
  /** Null if it has made no call for as long as counters are kept. */
  lastCallAt: string | null;
}

/** A week with what its place in a list of applications follows from. */
export interface ListedWeek extends ApplicationWeek {
  id: string;
  createdAt: string;
}
