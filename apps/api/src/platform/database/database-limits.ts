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

/**
 * Returns the limits of requests. A wait for a lock is a part of the time of its statement. It ends before that, because it
 * tells that another change of the user takes too long, and not that the database does.
 */
export function limitsOf(statement: number): DatabaseLimits {
  return {
    turn: 2_000,
    connection: 2_000,
    lock: Math.floor((statement * 3) / 4),
    statement,
    answer: statement + 1_000,
    pause: 10_000,
  };
}

/** The limits of requests, unless the operator sets others. */
export const DATABASE_LIMITS: DatabaseLimits = limitsOf(2_000);

/** The limits of jobs and of what else is known to take long. */
export const LONG_LIMITS: Omit<DatabaseLimits, 'connection'> = {
  turn: 60_000,
  lock: 60_000,
  statement: 300_000,
  answer: 310_000,
  pause: 600_000,
};

/** The limits of a statement that writes hundreds of words with long lists. Only a few such requests are worked on at once. */
export const HEAVY_LIMITS: Pick<DatabaseLimits, 'statement' | 'answer'> = limitsOf(10_000);

/** Which of the limits apply. */
export type Patience = 'short' | 'heavy' | 'long';
