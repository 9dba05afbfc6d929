import { AskerLines } from '../fairness/asker-lines.js';
import { BegunRequests } from './begun-requests.js';
import { Pace } from './pace.js';

/**
 * The place of a statement in its request. What belongs to no request is `later`, too. Connections are kept for what is
 * `kept`.
 */
export type Rank = 'kept' | 'first' | 'later';

/** Somebody who waits for a connection. */
export interface Waiting {
  readonly rank: Rank;
  /** The sender of the request that begins with a first statement. */
  readonly asker?: string | undefined;
  /** The time at which the wait began. */
  readonly since: number;
  /** Called when a connection is free. */
  readonly admit: () => void;
}

/** The longest waits, as shares of the limit. A request that begins late leaves the rest to its later statements. */
const MAX_WAITS: Readonly<Record<Rank, number>> = { kept: 1, first: 0.9, later: 1 };
/** Nobody begins to wait if one who comes before them has waited for this share of the limit. */
const FULL: Readonly<Record<Rank, number>> = { kept: 0.75, first: 0.5, later: 0.75 };
/** A line whose first has waited for less than this share of the limit may be a short burst, which says little. */
const SHORT = 0.25;
/** Later statements come before first ones that have waited for less than this share of the limit more. */
const HEAD_START = 0.75;

/**
 * Those who wait for a connection. The statements of requests that have begun go first. So a request waits once, when
 * it arrives, and is refused there if it would wait for too long. After that it hardly waits, and no work is lost. Those who
 * arrive take turns by who asks, and each is refused only for what comes before it. Nobody gets all that is free by asking
 * for much, and nobody is refused because turns take long as long as somebody else asks for more. If later statements wait, those
 * who have begun the most requests are refused first.
 */
export class ConnectionQueue {
  private readonly firsts = new AskerLines<Waiting>(
    (asker) => this.countOf(asker) < this.maxOfAsker,
  );
  // In the order in which they began to wait.
  private readonly others = { kept: new Set<Waiting>(), later: new Set<Waiting>() };
  private readonly pace = new Pace();
  // While later statements wait.
  private readonly begun = new BegunRequests();

  // The numbers of those who were let in to begin, and have not left.
  private readonly beginning = new Map<unknown, number>();

  /** @param maxOfAsker the number of first statements that one who asks may have at once */
  constructor(
    private readonly limitMs: number,
    private readonly maxOfAsker = Infinity,
  ) {}

  get length(): number {
    return this.others.kept.size + this.firsts.size + this.others.later.size;
  }

  /** Returns the time in milliseconds for which somebody of this rank may wait. */
  maxWaitOf(rank: Rank): number {
    return MAX_WAITS[rank] * this.limitMs;
  }

  /** Returns whether somebody who begins to wait now would wait for too long. */
  isFull(rank: Rank, now: number, asker = ''): boolean {
    if (rank !== 'first') return waitOf(this.others[rank], now) > FULL[rank] * this.limitMs;
    const maxWait = FULL.first * this.limitMs;
    const wait = this.firsts.waitOf(asker, now);
    const isTooSlow = wait > maxWait && this.firsts.isLongest(asker);
    // Its own later statements would wait, too.
    const maxLaterWait = this.begun.isHeavy(asker) ? maxWait : FULL.later * this.limitMs;
    if (isTooSlow || waitOf(this.others.later, now) > maxLaterWait) return true;
    if (wait < SHORT * this.limitMs) return false;
    return this.pace.timeOf(this.firsts.countBefore(asker), now) > maxWait;
  }

  add(waiting: Waiting): void {
    const { rank, since } = waiting;
    if (rank === 'first' && this.firsts.size === 0) this.pace.restart(since);
    this.lineOf(rank).add(waiting);
  }

  /** Returns false if it no longer waits. */
  remove(waiting: Waiting): boolean {
    const hasWaited = this.lineOf(waiting.rank).delete(waiting);
    if (this.others.later.size === 0) this.begun.clear();
    return hasWaited;
  }

  /** Removes and returns the one whose turn it is; if the connection is kept, only one for whom it is. */
  next(now: number, isKept = false): Waiting | undefined {
    const next = (isKept ? undefined : this.nextOfOthers(now)) ?? head(this.others.kept);
    if (next?.rank === 'first') {
      this.begin(next.asker ?? '', now);
    } else if (next !== undefined) this.remove(next);
    return next;
  }

  /** Tells that the first statement of somebody who was let in has ended. */
  leave(asker: string): void {
    const count = this.countOf(asker) - 1;
    if (count > 0) this.beginning.set(asker, count);
    else this.beginning.delete(asker);
  }

  private begin(asker: string, now: number): void {
    this.firsts.shift(now);
    this.beginning.set(asker, this.countOf(asker) + 1);
    this.pace.move(now);
    if (this.others.later.size > 0) this.begun.note(asker);
  }

  private countOf(asker: unknown): number {
    return this.beginning.get(asker) ?? 0;
  }

  private nextOfOthers(now: number): Waiting | undefined {
    const headStart = HEAD_START * this.limitMs;
    const [first, later] = [this.firsts.first(), head(this.others.later)];
    const firstWait = first === undefined ? 0 : now - first.since;
    const isLater = firstWait <= waitOf(this.others.later, now) + headStart;
    return isLater ? (later ?? first) : (first ?? later);
  }

  /** Returns the time in milliseconds for which the one who began first has waited. */
  longestWaitMs(now: number): number {
    const { kept, later } = this.others;
    return Math.max(waitOf(kept, now), this.firsts.longestWaitMs(now), waitOf(later, now));
  }

  private lineOf(rank: Rank): AskerLines<Waiting> | Set<Waiting> {
    return rank === 'first' ? this.firsts : this.others[rank];
  }
}

function waitOf(line: ReadonlySet<Waiting>, now: number): number {
  const first = head(line);
  return first === undefined ? 0 : now - first.since;
}

function head(line: ReadonlySet<Waiting>): Waiting | undefined {
  for (const first of line) return first;
  return undefined;
}
