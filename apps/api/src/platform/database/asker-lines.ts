/** Somebody who waits to begin a request. */
interface Arriving {
  /** The sender of the request. */
  readonly asker?: string | undefined;
  /** The time at which the wait began. */
  readonly since: number;
}

interface Line<Waiting> {
  /** In the order in which they began to wait. */
  readonly waiting: Set<Waiting>;
  /** The time since which the line waits for its turn. */
  turnSince: number;
}

/**
 * Those who wait to begin a request, in a line for each who asks. The lines take turns, so that nobody waits because
 * somebody else asks for much at once.
 */
export class AskerLines<Waiting extends Arriving> {
  // In the order of their turns.
  private readonly lines = new Map<string, Line<Waiting>>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  add(waiting: Waiting): void {
    const { asker = '', since } = waiting;
    const line = this.lines.get(asker);
    if (line === undefined)
      this.lines.set(asker, { waiting: new Set([waiting]), turnSince: since });
    else line.waiting.add(waiting);
    this.count += 1;
  }

  /** Returns false if it no longer waits. */
  delete(waiting: Waiting): boolean {
    const { asker = '' } = waiting;
    const line = this.lines.get(asker);
    if (!line?.waiting.delete(waiting)) return false;
    this.count -= 1;
    if (line.waiting.size === 0) this.lines.delete(asker);
    return true;
  }

  /** Returns the one whose turn it is. */
  first(): Waiting | undefined {
    for (const { waiting } of this.lines.values()) return firstOf(waiting);
    return undefined;
  }

  /** Removes the one whose turn it is. The next one of the same line comes after all other lines. */
  shift(now: number): void {
    for (const [asker, line] of this.lines) {
      this.delete(firstOf(line.waiting) as Waiting);
      if (line.waiting.size === 0) return;
      this.lines.delete(asker);
      this.lines.set(asker, { ...line, turnSince: now });
      return;
    }
  }

  /** Returns the longest time in milliseconds for which somebody waits now who holds up this asker's next request. */
  waitOf(asker: string, now: number): number {
    const own = this.lines.get(asker);
    const ownSince = own && firstOf(own.waiting)?.since;
    let turnSince = now;
    for (const line of this.lines.values()) {
      turnSince = line.turnSince;
      break;
    }
    return now - Math.min(turnSince, ownSince ?? now);
  }

  /** Returns the number of those who would come before this asker's next request. */
  countBefore(asker: string): number {
    const own = this.lines.get(asker)?.waiting.size ?? 0;
    let count = 0;
    for (const { waiting } of this.lines.values()) count += Math.min(waiting.size, own + 1);
    return count;
  }

  longestWaitMs(now: number): number {
    let since = now;
    for (const { waiting } of this.lines.values())
      since = Math.min(since, firstOf(waiting)?.since ?? now);
    return now - since;
  }
}

function firstOf<T>(set: ReadonlySet<T>): T | undefined {
  for (const first of set) return first;
  return undefined;
}
