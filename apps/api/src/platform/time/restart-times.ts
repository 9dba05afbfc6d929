/** See {@link restOf}. */
const REST_MILLISECONDS = 2_100;

/** See {@link announcementDelayOf}. */
const ANNOUNCEMENT_MILLISECONDS = 1_100;

/**
 * Returns the time in milliseconds for which a replica stays after it has closed its listener. nginx leaves a replica that refused a
 * connection alone for ten seconds by default, and counts in whole seconds, so up to eleven. Operators restart the next replica ten
 * seconds after this one is there again. So it must be there over a second after the last refused connection, however fast its start is.
 * The last one is refused up to a second after the first: a client that connects in the moment of closing tries again then (see
 * `stopListening`). With an embedded database, there is no other replica.
 */
export function restOf(dataDir: string | undefined): number {
  return dataDir === undefined ? REST_MILLISECONDS : 0;
}

/**
 * Returns the time in milliseconds after which a replica that listens says that it is ready. If its start took long, nginx may have tried
 * it again just before it listened, and leaves it alone for as long again.
 */
export function announcementDelayOf(dataDir: string | undefined): number {
  return dataDir === undefined ? ANNOUNCEMENT_MILLISECONDS : 0;
}
