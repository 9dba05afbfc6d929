import type { Clock } from '../time/clock.js';
import type { FixedWindowStore, WindowState } from './fixed-window.js';

interface Window {
  hits: number;
  endsAt: number;
}

const SWEEP_EVERY = 10_000;

/**
 * Windows in this process. They are exact for one process, because nothing waits between reading
 * and counting.
 */
export class MemoryWindowStore implements FixedWindowStore {
  private readonly windows = new Map<string, Window>();
  private untilSweep = SWEEP_EVERY;

  constructor(private readonly clock: Clock) {}

  hit(key: string, windowMs: number, amount: number): Promise<WindowState> {
    const now = this.clock.ticks();
    let window = this.windows.get(key);
    if (window === undefined || window.endsAt <= now) {
      window = { hits: 0, endsAt: now + windowMs };
      if (amount > 0) this.windows.set(key, window);
      this.sweep(now);
    }
    window.hits += amount;
    return Promise.resolve({ hits: window.hits, remainingMs: window.endsAt - now });
  }

  private sweep(now: number): void {
    this.untilSweep -= 1;
    if (this.untilSweep > 0) return;
    this.untilSweep = SWEEP_EVERY;
    for (const [key, window] of this.windows) if (window.endsAt <= now) this.windows.delete(key);
  }
}
