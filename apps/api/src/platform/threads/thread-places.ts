/** The conditions on which work waits for a place. */
interface Wish {
  /** The person, for example, for whom the work is done. Without one, nobody else's work is compared with it. */
  asker?: unknown;
  isLarge?: boolean;
  /** Aborted if the work need not be done any more. */
  signal?: AbortSignal | undefined;
}

/** The place of a task that has begun. */
export interface Place {
  /** True if a task of another asker would begin at once if this one ended. */
  readonly isWanted: boolean;
}

interface Waiting {
  asker: unknown;
  isLarge: boolean;
  admit: () => void;
}

/**
 * Lets as many tasks begin as there are threads, but only one of each asker, so that nobody has all threads, and only one
 * that is large, so that small ones never wait for large ones alone. The others wait here, where askers take turns, and never
 * in piscina: if a thread ends, piscina does not begin another one for those that wait.
 */
export class ThreadPlaces {
  private readonly waiting: Waiting[] = [];
  private readonly askersIn = new Set<unknown>();
  /** The last turn of each asker who has a place or waits for another one, counted in admissions. */
  private readonly lastTurns = new Map<unknown, number>();
  private admissions = 0;
  private isLargeIn = false;

  constructor(private free: number) {}

  get waitingCount(): number {
    return this.waiting.length;
  }

  /** Calls `work` as soon as there is a place for it. @throws the signal's reason if it is aborted before that */
  async use<T>(
    work: (place: Place) => Promise<T>,
    { asker = Symbol(), isLarge = false, signal }: Wish = {},
  ): Promise<T> {
    await this.enter(asker, isLarge, signal);
    const isWanted = (): boolean => this.candidates(isLarge).length > 0;
    try {
      return await work({
        get isWanted() {
          return isWanted();
        },
      });
    } finally {
      this.free += 1;
      this.askersIn.delete(asker);
      if (isLarge) this.isLargeIn = false;
      this.admitNext();
      this.forget(asker);
    }
  }

  private enter(asker: unknown, isLarge: boolean, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        this.forget(asker);
        reject(signal?.reason as Error);
      };
      const admit = (): void => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      const waiting = { asker, isLarge, admit };
      signal?.addEventListener('abort', giveUp, { once: true });
      this.waiting.push(waiting);
      this.admitNext();
    });
  }

  private admitNext(): void {
    for (let next = this.next(); next !== undefined; next = this.next()) {
      this.waiting.splice(this.waiting.indexOf(next), 1);
      this.free -= 1;
      this.askersIn.add(next.asker);
      this.isLargeIn ||= next.isLarge;
      this.admissions += 1;
      this.lastTurns.set(next.asker, this.admissions);
      next.admit();
    }
  }

  /** Returns the first of those whose askers have waited for a turn for the longest time. */
  private next(): Waiting | undefined {
    if (this.free === 0) return undefined;
    const turnOf = ({ asker }: Waiting): number => this.lastTurns.get(asker) ?? 0;
    const mayBeLarge = !this.isLargeIn;
    const [next] = this.candidates(mayBeLarge).sort((one, other) => turnOf(one) - turnOf(other));
    return next;
  }

  private candidates(mayBeLarge: boolean): Waiting[] {
    return this.waiting.filter(
      ({ asker, isLarge }) => !this.askersIn.has(asker) && (mayBeLarge || !isLarge),
    );
  }

  private forget(asker: unknown): void {
    const isHere = this.askersIn.has(asker) || this.waiting.some((each) => each.asker === asker);
    if (!isHere) this.lastTurns.delete(asker);
  }
}
