import { setImmediate } from 'node:timers/promises';

/** The time in milliseconds for which a loop works before others get their turn. */
const MAX_WORK_MS = 5;

/**
 * Lets others in between the steps of work that may be long: `if (pause.isDue) await pause.take()` after each step. A
 * number of steps would not do, since whoever fills the database decides how long one takes.
 */
export class Pause {
  private since = performance.now();

  get isDue(): boolean {
    return performance.now() - this.since > MAX_WORK_MS;
  }

  async take(): Promise<void> {
    await setImmediate();
    this.since = performance.now();
  }
}
