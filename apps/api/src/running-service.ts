import { setTimeout as delay } from 'node:timers/promises';
import type { BannerFacts } from './banner.js';
import type { DatabaseServer } from './platform/database/database-server.js';

/** The time in milliseconds that the end of the embedded database may take. It is killed long before, on a busy machine too. */
const DATABASE_MILLISECONDS = 20_000;

/** A listening service: one process, or a primary with its workers. */
export interface RunningService {
  readonly facts: BannerFacts;
  /**
   * Ends readiness, lets running requests finish, closes the connections, and then the embedded
   * database.
   */
  stop(): Promise<void>;
}

/** Stops the database, or leaves it behind if that takes too long. */
export async function stopDatabase(database: DatabaseServer): Promise<void> {
  const late = new AbortController();
  await Promise.race([
    database.stop(),
    delay(DATABASE_MILLISECONDS, undefined, { signal: late.signal }),
  ]);
  late.abort();
}
