/** Somebody who waits, such as a request that wants to begin. */
interface Arriving {
  /** For example the sender of a request. */
  readonly asker?: unknown;
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
 * Those who wait for the same thing, in a line for each who asks. The lines take turns, so that nobody waits because
 * somebody else asks for much at once.
 */
export class AskerLines<Waiting extends Arriving> {
  // In the order of their turns.
  private readonly lines = new Map<unknown, Line<Waiting>>();
  private count = 0;

  /** @param mayGo returns false for those whose lines stand still, so that the others have their turns */
  constructor(private readonly mayGo: (asker: unknown) => boolean = () => true) {}

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
    const line = this.firstLine();
    return line && firstOf(line.waiting);
  }

  /** Removes the one whose turn it is. The next one of the same line comes after all other lines. */
  shift(now: number): Waiting | undefined {
    const first = this.first();
    if (first === undefined) return undefined;
    const { asker = '' } = first;
    const line = this.lines.get(asker) as Line<Waiting>;
    this.delete(first);
    this.lines.delete(asker);
    if (line.waiting.size > 0) this.lines.set(asker, { ...line, turnSince: now });
    return first;
  }

  /** Returns the longest time in milliseconds for which somebody waits now who holds up this asker's next request. */
  waitOf(asker: unknown, now: number): number {
    const own = this.lines.get(asker);
    const ownSince = own && firstOf(own.waiting)?.since;
    const turnSince = this.firstLine()?.turnSince;
    return now - Math.min(turnSince ?? now, ownSince ?? now);
  }

  /** Returns whether no other line would be longer than this asker's after the next request. */
  isLongest(asker: unknown): boolean {
    const own = (this.lines.get(asker)?.waiting.size ?? 0) + 1;
    for (const { waiting } of this.lines.values()) if (waiting.size > own) return false;
    return true;
  }

  /** Returns the number of those who would come before this asker's next request. */
  countBefore(asker: unknown): number {
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

  private firstLine(): Line<Waiting> | undefined {
    for (const [asker, line] of this.lines) if (this.mayGo(asker)) return line;
    return undefined;
  }
}

function firstOf<T>(set: ReadonlySet<T>): T | undefined {
  for (const first of set) return first;
  return undefined;
}
