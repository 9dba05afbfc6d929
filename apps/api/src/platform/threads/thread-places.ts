interface Waiting {
  isLarge: boolean;
  admit: () => void;
}

/** The conditions on which work waits for a place. */
interface Wish {
  isLarge?: boolean;
  /** Aborted if the work need not be done any more. */
  signal?: AbortSignal | undefined;
}

/**
 * Lets as many tasks begin as there are threads, but only one that is large, so that small ones never wait for large
 * ones alone. The others wait here, in the order in which they come, and never in piscina: if a thread ends, piscina
 * does not begin another one for those that wait.
 */
export class ThreadPlaces {
  private readonly waiting: Waiting[] = [];
  private isLargeIn = false;

  constructor(private free: number) {}

  get waitingCount(): number {
    return this.waiting.length;
  }

  /** Calls `work` as soon as there is a place for it. @throws the signal's reason if it is aborted before that */
  async use<T>(work: () => Promise<T>, { isLarge = false, signal }: Wish = {}): Promise<T> {
    await this.enter(isLarge, signal);
    try {
      return await work();
    } finally {
      this.free += 1;
      if (isLarge) this.isLargeIn = false;
      this.admitNext();
    }
  }

  private enter(isLarge: boolean, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        reject(signal?.reason as Error);
      };
      const admit = (): void => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      const waiting = { isLarge, admit };
      signal?.addEventListener('abort', giveUp, { once: true });
      this.waiting.push(waiting);
      this.admitNext();
    });
  }

  private admitNext(): void {
    while (this.free > 0) {
      const next = this.waiting.findIndex(({ isLarge }) => !isLarge || !this.isLargeIn);
      const [admitted] = next < 0 ? [] : this.waiting.splice(next, 1);
      if (admitted === undefined) return;
      this.free -= 1;
      this.isLargeIn ||= admitted.isLarge;
      admitted.admit();
    }
  }
}
