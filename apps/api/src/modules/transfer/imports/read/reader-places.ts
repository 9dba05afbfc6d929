/** Lets so many files be read at the same time. The others wait in the order in which they come. */
export class ReaderPlaces {
  private readonly waiting: (() => void)[] = [];

  constructor(private free: number) {}

  get waitingCount(): number {
    return this.waiting.length;
  }

  /** Calls `work` as soon as there is a place for it. @throws the signal's reason if it is aborted before that */
  async use<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    await this.enter(signal);
    try {
      return await work();
    } finally {
      this.free += 1;
      this.admitNext();
    }
  }

  private enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        this.waiting.splice(this.waiting.indexOf(admit), 1);
        reject(signal.reason as Error);
      };
      const admit = (): void => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      signal.addEventListener('abort', giveUp, { once: true });
      this.waiting.push(admit);
      this.admitNext();
    });
  }

  private admitNext(): void {
    while (this.free > 0) {
      const admit = this.waiting.shift();
      if (admit === undefined) return;
      this.free -= 1;
      admit();
    }
  }
}
