/** The time in milliseconds that running requests have to finish when the service stops. */
export const DRAIN_MILLISECONDS = 10_000;

/** The time in milliseconds that a primary may take until no connection waits and it stops listening. Then the workers finish. */
export const LISTENER_MILLISECONDS = 5_000;

/** The time in milliseconds that closing the connections to the database and to Redis may take. */
export const CLOSE_MILLISECONDS = 5_000;

/** The time in milliseconds that a worker has to end before the primary kills it. */
export const END_MILLISECONDS = DRAIN_MILLISECONDS + CLOSE_MILLISECONDS + 1_000;
