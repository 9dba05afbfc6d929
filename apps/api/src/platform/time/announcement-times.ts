/** See {@link announcementDelayOf}. */
const ANNOUNCEMENT_MILLISECONDS = 1_100;

/**
 * Returns the time in milliseconds after which a service that listens says that it is ready. nginx leaves a replica that refused a
 * connection alone for ten seconds by default, and counts in whole seconds, so up to eleven. Operators restart the next replica
 * ten seconds after this one is ready. So the last connection must have been refused over a second before, however long the start
 * took. With an embedded database, there is no other replica.
 */
export function announcementDelayOf(dataDir: string | undefined): number {
  return dataDir === undefined ? ANNOUNCEMENT_MILLISECONDS : 0;
}
