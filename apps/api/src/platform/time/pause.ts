import { ownLoopTurn } from './loop-turn.js';

/** The time in milliseconds for which a loop works before others get their turn. */
const MAX_WORK_MS = 5;

/**
 * Lets others in between the steps of work that may be long: `if (pause.isDue) await pause.take()` after each step. A
 * number of steps would not do, since users decide by what they store how long one takes.
 */
export class Pause {
  private since = performance.now();

  get isDue(): boolean {
    return performance.now() - this.since > MAX_WORK_MS;
  }

  async take(): Promise<void> {
    await ownLoopTurn();
    this.since = performance.now();
  }
}

/** Does work step by step. It is done at once if it is short. Otherwise others get their turn between its steps and after it. */
export function withPauses<T>(steps: Iterator<unknown, T>): T | Promise<T> {
  const pause = new Pause();
  for (;;) {
    const step = steps.next();
    if (pause.isDue) return goOn(step, steps, pause);
    if (step.done) return step.value;
  }
}

async function goOn<T>(
  first: IteratorResult<unknown, T>,
  steps: Iterator<unknown, T>,
  pause: Pause,
): Promise<T> {
  for (let step = first; ; step = steps.next()) {
    if (pause.isDue) await pause.take();
    if (step.done) return step.value;
  }
}
