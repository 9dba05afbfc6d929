import { Queues } from '../fairness/queues.js';
import type { Queue } from '../fairness/fair-queue.js';
import type { SpentPatience } from '../fairness/spent-patience.js';
import { LONG_LIMITS, type DatabaseLimits, type Patience } from './database-limits.js';

/** Thrown if other changes of the same user take so long that a change would have to wait for too long. */
export class TurnNotFree extends Error {
  constructor(options?: ErrorOptions) {
    super('Other changes of the user take too long', options);
  }
}

/**
 * Lets one change of a user after the other begin. They wait here and not in the database, where each would have a
 * connection meanwhile, and one user's changes could have them all.
 */
export class WriteTurns {
  private readonly queue: Queue;

  constructor(
    private readonly limits: Pick<DatabaseLimits, 'turn'>,
    private readonly spent: SpentPatience,
    queues = new Queues(),
  ) {
    this.queue = queues.open('turns', 1);
  }

  /** @throws TurnNotFree */
  async run<T>(
    ownerId: string,
    patience: Patience,
    work: () => Promise<T>,
    userId = ownerId,
  ): Promise<T> {
    const patienceMs =
      patience === 'long' ? LONG_LIMITS.turn : this.limits.turn - this.spent.mostOf(userId);
    if (!(await this.queue.enter(ownerId, { patienceMs }))) throw new TurnNotFree();
    try {
      return await work();
    } catch (error) {
      throw isLockTimeout(error) ? new TurnNotFree({ cause: error }) : error;
    } finally {
      this.queue.leave(ownerId);
    }
  }

  /** Returns the number of changes that wait. */
  get waitingCount(): number {
    return this.queue.waitingCount;
  }
}

// Another process has the turn.
function isLockTimeout(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '55P03';
}
