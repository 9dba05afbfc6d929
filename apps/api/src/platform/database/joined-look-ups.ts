import type { ConnectionPool } from './connection-pool.js';

/** The number of statements that are sent at once as long as the database is quick. */
const MAX_AT_ONCE = 2;
/** The time in milliseconds after which a statement no longer holds others up. Its answer may never come. */
const SLOW_MS = 25;

interface Waiting<Found> {
  resolve: (found: Found | undefined) => void;
  reject: (error: unknown) => void;
}

/** Finds what has these keys in one {@link joinedStatement}. */
export type LookUp<Found> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>;

/**
 * Looks up together what requests ask for when they arrive. Requests that come while statements are under way wait for the
 * next one, so that each statement begins after all of its requests have come, and sees what was committed before
 * them. Each request waits for its own turn to begin, as if it had a statement of its own.
 */
export class JoinedLookUps<Found> {
  private waiting = new Map<string, Waiting<Found>[]>();
  private sentCount = 0;

  constructor(
    private readonly pool: ConnectionPool,
    private readonly lookUp: LookUp<Found>,
  ) {}

  /** @throws DatabaseBusy, or the error of the statement, as everybody who waits for it */
  async find(key: string): Promise<Found | undefined> {
    const place = await this.pool.place();
    try {
      return await new Promise((resolve, reject) => {
        const waiting = { resolve, reject };
        const same = this.waiting.get(key);
        if (same === undefined) this.waiting.set(key, [waiting]);
        else same.push(waiting);
        this.sendNext();
      });
    } finally {
      place.leave();
    }
  }

  private sendNext(): void {
    if (this.sentCount >= MAX_AT_ONCE || this.waiting.size === 0) return;
    const asked = this.waiting;
    this.waiting = new Map();
    this.sentCount += 1;
    let isCounted = true;
    const goOn = (): void => {
      if (!isCounted) return;
      isCounted = false;
      this.sentCount -= 1;
      this.sendNext();
    };
    const timer = setTimeout(goOn, SLOW_MS);
    void this.answer(asked).finally(() => {
      clearTimeout(timer);
      goOn();
    });
  }

  private async answer(asked: ReadonlyMap<string, readonly Waiting<Found>[]>): Promise<void> {
    try {
      const found = await this.lookUp([...asked.keys()]);
      for (const [key, waiting] of asked) for (const each of waiting) each.resolve(found.get(key));
    } catch (error) {
      for (const waiting of asked.values()) for (const each of waiting) each.reject(error);
    }
  }
}
