import { Pace } from './pace.js';

/**
 * The place of a statement in its request. What belongs to no request is `later`, too. Connections are kept for what is
 * `kept`.
 */
export type Rank = 'kept' | 'first' | 'later';

const RANKS: readonly Rank[] = ['kept', 'first', 'later'];

/** Somebody who waits for a connection. */
export interface Waiting {
  readonly rank: Rank;
  /** The time at which the wait began. */
  readonly since: number;
  /** Called when a connection is free. */
  readonly admit: () => void;
}

/** The longest waits, as shares of the limit. A request that begins late leaves the rest to its later statements. */
const MAX_WAITS: Readonly<Record<Rank, number>> = { kept: 1, first: 0.9, later: 1 };
/** Nobody begins to wait if one in the line has waited for this share of the limit. */
const FULL: Readonly<Record<Rank, number>> = { kept: 0.75, first: 0.5, later: 0.75 };
/** A line whose first has waited for less than this share of the limit may be a short burst, which says little. */
const SHORT = 0.25;
/** Later statements come before first ones that have waited for less than this share of the limit more. */
const HEAD_START = 0.75;

/**
 * Those who wait for a connection. The statements of requests that have begun go first. So a request waits once, when
 * it arrives, and is refused there if it would wait for too long. After that it hardly waits, and no work is lost.
 */
export class ConnectionQueue {
  // In the order in which they began to wait.
  private readonly lines: Readonly<Record<Rank, Set<Waiting>>> = {
    kept: new Set(),
    first: new Set(),
    later: new Set(),
  };
  private readonly pace = new Pace();

  constructor(private readonly limitMs: number) {}

  get length(): number {
    return this.lines.kept.size + this.lines.first.size + this.lines.later.size;
  }

  /** Returns the time in milliseconds for which somebody of this rank may wait. */
  maxWaitOf(rank: Rank): number {
    return MAX_WAITS[rank] * this.limitMs;
  }

  /** Returns whether somebody who begins to wait now would wait for too long. */
  isFull(rank: Rank, now: number): boolean {
    const wait = this.waitOf(rank, now);
    if (wait > FULL[rank] * this.limitMs) return true;
    if (rank !== 'first') return false;
    // Its own later statements would wait, too.
    if (this.waitOf('later', now) > FULL.first * this.limitMs) return true;
    if (wait < SHORT * this.limitMs) return false;
    return this.pace.timeOf(this.lines.first.size, now) > FULL.first * this.limitMs;
  }

  add(waiting: Waiting): void {
    const { rank, since } = waiting;
    if (rank === 'first' && this.lines.first.size === 0) this.pace.restart(since);
    this.lines[rank].add(waiting);
  }

  /** Returns false if it no longer waits. */
  remove(waiting: Waiting): boolean {
    return this.lines[waiting.rank].delete(waiting);
  }

  /** Removes and returns the one whose turn it is; if the connection is kept, only one for whom it is. */
  next(now: number, isKept = false): Waiting | undefined {
    const next = (isKept ? undefined : this.nextOfOthers(now)) ?? head(this.lines.kept);
    if (next === undefined) return undefined;
    this.remove(next);
    if (next.rank === 'first') this.pace.move(now);
    return next;
  }

  private nextOfOthers(now: number): Waiting | undefined {
    const headStart = HEAD_START * this.limitMs;
    const isLater = this.waitOf('first', now) <= this.waitOf('later', now) + headStart;
    const [first, later] = [head(this.lines.first), head(this.lines.later)];
    return isLater ? (later ?? first) : (first ?? later);
  }

  /** Returns the time in milliseconds for which the one who began first has waited. */
  longestWaitMs(now: number): number {
    return RANKS.reduce((longest, rank) => Math.max(longest, this.waitOf(rank, now)), 0);
  }

  private waitOf(rank: Rank, now: number): number {
    const first = head(this.lines[rank]);
    return first === undefined ? 0 : now - first.since;
  }
}

function head(line: ReadonlySet<Waiting>): Waiting | undefined {
  for (const first of line) return first;
  return undefined;
}
