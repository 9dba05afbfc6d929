import { QUARTER_MS } from '../usage/counts.js';

/** Counters of a quarter of an hour. All members that are numbers are added. */
interface Counter {
  beginsAt: Date;
  callCount: number;
}

/**
 * Sums of this process that have not been written yet, by an id and a quarter of an hour. There is a bound on their number: if
 * the database is away for long, those of new ids and quarters are dropped, and counted.
 */
export class Sums<Counts extends Counter> {
  private kept = new Map<string, Counts>();
  private droppedCount = 0;

  /**
   * @param begin returns a counter that has counted nothing
   * @param max the number of counters that are kept
   */
  constructor(
    private readonly begin: (id: string, beginsAt: Date) => Counts,
    private readonly max: number,
  ) {}

  /** The number of calls that were dropped. */
  get dropped(): number {
    return this.droppedCount;
  }

  get isEmpty(): boolean {
    return this.kept.size === 0;
  }

  /** Counts a call at a time, and returns the counter. Returns undefined if there is no room for it. */
  count(id: string, now: number): Counts | undefined {
    const quarter = Math.floor(now / QUARTER_MS);
    const key = `${id} ${quarter}`;
    const counts = this.kept.get(key) ?? this.add(key, id, quarter);
    if (counts === undefined) this.droppedCount += 1;
    else counts.callCount += 1;
    return counts;
  }

  /** Returns all counters, which the caller now has to write, and begins with none. */
  take(): Counts[] {
    const taken = [...this.kept.values()];
    this.kept = new Map();
    return taken;
  }

  /** Takes counters back that could not be written. */
  giveBack(counters: readonly Counts[], idOf: (counts: Counts) => string): void {
    for (const counts of counters) {
      const key = `${idOf(counts)} ${Math.floor(counts.beginsAt.getTime() / QUARTER_MS)}`;
      const present = this.kept.get(key);
      if (present !== undefined) addTo(present, counts);
      else if (this.kept.size < this.max) this.kept.set(key, counts);
      else this.drop(counts);
    }
  }

  /** Counts counters as dropped. */
  drop({ callCount }: Counter): void {
    this.droppedCount += callCount;
  }

  private add(key: string, id: string, quarter: number): Counts | undefined {
    if (this.kept.size >= this.max) return undefined;
    const counts = this.begin(id, new Date(quarter * QUARTER_MS));
    this.kept.set(key, counts);
    return counts;
  }
}

function addTo(sum: object, added: object): void {
  const numbers = sum as Record<string, unknown>;
  for (const [name, value] of Object.entries(added))
    if (typeof value === 'number') numbers[name] = (numbers[name] as number) + value;
}
