/**
 * The times in milliseconds for which a request may wait for the database. Tests of other things have more patience, since the
 * machine may be slow.
 */
export interface DatabaseLimits {
  /** For the earlier changes of the same user. */
  turn: number;
  /** For a connection. */
  connection: number;
  /** For the locks of others. */
  lock: number;
  /** For a statement. */
  statement: number;
  /**
   * For the answer to a statement, after which the connection counts as lost. It is above the limit of a statement,
   * so that an ordinary one that takes too long does not cost its connection.
   */
  answer: number;
  /** For the next statement of a transaction: the server waits for us, and has locks meanwhile. */
  pause: number;
}

export const DATABASE_LIMITS: DatabaseLimits = {
  turn: 2_000,
  connection: 2_000,
  lock: 4_000,
  statement: 7_000,
  answer: 8_000,
  pause: 10_000,
};

/** The limits of jobs and of what else is known to take long. */
export const LONG_LIMITS: Omit<DatabaseLimits, 'connection'> = {
  turn: 60_000,
  lock: 60_000,
  statement: 300_000,
  answer: 310_000,
  pause: 600_000,
};

/** Which of the limits apply. */
export type Patience = 'short' | 'long';
