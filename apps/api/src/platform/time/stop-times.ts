/** The time in milliseconds that running requests have to finish when the service stops. */
export const DRAIN_MILLISECONDS = 10_000;

/** The time in milliseconds that a primary may take until no connection waits and it stops listening. Then the workers finish. */
export const LISTENER_MILLISECONDS = 5_000;

/** The time in milliseconds that closing the connections to the database and to Redis may take. */
export const CLOSE_MILLISECONDS = 5_000;

/** The time in milliseconds that a worker has to end before the primary kills it. */
export const END_MILLISECONDS = DRAIN_MILLISECONDS + CLOSE_MILLISECONDS + 1_000;

/** See {@link restOf}. */
const REST_MILLISECONDS = 2_100;

/**
 * Returns the time in milliseconds for which a replica stays after it has closed its listener, so that the next start is ready over
 * a second after the last refused connection, however fast it is. The last one is refused up to a second after the first: a client
 * that connects in the moment of closing tries again then (see `stopListening`). nginx leaves a replica that refused one alone for
 * ten seconds by default, and counts in whole seconds, so up to eleven. Operators restart the next replica ten seconds after the one
 * before is ready. With an embedded database, there is no other replica.
 */
export function restOf(dataDir: string | undefined): number {
  return dataDir === undefined ? REST_MILLISECONDS : 0;
}
