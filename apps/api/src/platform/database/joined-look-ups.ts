import { busyTurns } from '../time/busy-turns.js';
import type { ConnectionPool } from './connection-pool.js';
import { JoinedWork } from './joined-work.js';

/** Finds what has these keys in one {@link joinedStatement}. */
export type LookUp<Found> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>;

/**
 * Looks up together what requests ask for when they arrive; the same key only once in a statement. Each request waits for its own
 * turn to begin, as if it had a statement of its own. Different keys take turns.
 */
export class JoinedLookUps<Found> {
  private readonly work: JoinedWork<string, Found | undefined>;

  constructor(
    private readonly pool: ConnectionPool,
    lookUp: LookUp<Found>,
  ) {
    this.work = new JoinedWork(async (keys) => {
      const found = await lookUp([...new Set(keys)]);
      return keys.map((key) => found.get(key));
    });
  }

  /** @throws DatabaseBusy, or the error of the statement, as everybody who waits for it */
  async find(key: string): Promise<Found | undefined> {
    const place = await this.pool.place(key);
    try {
      return await this.work.do(key);
    } finally {
      place.leave();
      // A statement brings many of them to go on at once.
      await busyTurns.wait(key);
    }
  }
}
