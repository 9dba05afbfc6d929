import { afterSockets } from './after-sockets.js';

/** Somebody who waits in a line. */
interface Waiting {
  weight: number;
  /** True if it was in before and has given its slots back to get others. */
  isReturning: boolean;
  admit: () => void;
}

interface Line {
  free: number;
  waiting: Waiting[];
}

/** The conditions on which somebody enters a {@link FairQueue}. */
export interface Entry {
  /** The time in milliseconds for which to wait. It may be used up already. */
  patienceMs: number;
  /** The number of slots to take. */
  weight?: number;
  /** The number of slots to give back first. Those who give some back come before all newcomers. */
  giving?: number;
}

/** A queue with so many slots for each key. */
export interface Queue {
  readonly slots: number;
  /** The number of those who wait, with whatever key. */
  readonly waitingCount: number;
  /** Waits for slots. Returns false if they do not become free in time, and then none is taken. */
  enter(key: string, entry: Entry): Promise<boolean>;
  leave(key: string, weight?: number): void;
}

/**
 * Lets those with the same key in until all slots of the key are taken. The others wait in order: somebody light
 * does not pass somebody heavy, who would else never get in.
 */
export class FairQueue implements Queue {
  private readonly lines = new Map<string, Line>();

  constructor(readonly slots: number) {}

  async enter(key: string, { patienceMs, weight = 1, giving = 0 }: Entry): Promise<boolean> {
    const line = this.lineOf(key);
    line.free += giving;
    const isReturning = giving > 0;
    if (weight > line.free || placeIn(line, isReturning) > 0)
      return this.wait(key, { weight, isReturning }, patienceMs);
    line.free -= weight;
    this.admitNext(key, line);
    return true;
  }

  leave(key: string, weight = 1): void {
    const line = this.lineOf(key);
    line.free += weight;
    this.admitNext(key, line);
  }

  get waitingCount(): number {
    let count = 0;
    for (const { waiting } of this.lines.values()) count += waiting.length;
    return count;
  }

  private lineOf(key: string): Line {
    const known = this.lines.get(key);
    if (known !== undefined) return known;
    const line = { free: this.slots, waiting: [] };
    this.lines.set(key, line);
    return line;
  }

  private wait(key: string, who: Omit<Waiting, 'admit'>, patienceMs: number): Promise<boolean> {
    const line = this.lineOf(key);
    return new Promise((resolve) => {
      const giveUp = (): void => {
        const place = line.waiting.indexOf(waiting);
        if (place < 0) return;
        line.waiting.splice(place, 1);
        this.admitNext(key, line);
        resolve(false);
      };
      const timer = setTimeout(() => afterSockets(giveUp), Math.max(0, patienceMs));
      const admit = (): void => {
        clearTimeout(timer);
        resolve(true);
      };
      const waiting = { ...who, admit };
      line.waiting.splice(placeIn(line, who.isReturning), 0, waiting);
      // What was given back may be enough for the first in the line.
      this.admitNext(key, line);
    });
  }

  private admitNext(key: string, line: Line): void {
    for (let [next] = line.waiting; next && next.weight <= line.free; [next] = line.waiting) {
      line.waiting.shift();
      line.free -= next.weight;
      next.admit();
    }
    if (line.free === this.slots && line.waiting.length === 0) this.lines.delete(key);
  }
}

/** Returns the number of those who come first. */
function placeIn({ waiting }: Line, isReturning: boolean): number {
  if (!isReturning) return waiting.length;
  const firstNewcomer = waiting.findIndex((each) => !each.isReturning);
  return firstNewcomer < 0 ? waiting.length : firstNewcomer;
}
