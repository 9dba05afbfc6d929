/** See {@link restOf}. */
const REST_MILLISECONDS = 2_100;

/** See {@link announcementDelayOf}. */
const ANNOUNCEMENT_MILLISECONDS = 1_100;

/*
 * nginx leaves a replica that refused a connection alone for ten seconds by default, and counts in whole seconds, so up to eleven.
 * Operators restart the next replica ten seconds after the one before is ready. So its last connection must have been refused over
 * a second before it is. With an embedded database, there is no other replica.
 */

/**
 * Returns the time in milliseconds for which a replica stays after it has closed its listener. So the next start listens over a second
 * after the last refused connection, however fast it is, also for operators who only ask whether it listens. The last one is refused up
 * to a second after the first: a client that connects in the moment of closing tries again then (see `stopListening`).
 */
export function restOf(dataDir: string | undefined): number {
  return dataDir === undefined ? REST_MILLISECONDS : 0;
}

/**
 * Returns the time in milliseconds after which a replica that listens says that it is ready. nginx may have tried it again just before
 * it listened, if its start has taken longer than nginx leaves it alone.
 */
export function announcementDelayOf(dataDir: string | undefined): number {
  return dataDir === undefined ? ANNOUNCEMENT_MILLISECONDS : 0;
}
