/** The numbers of requests that each asker has begun in a busy time. */
export class BegunRequests {
  private readonly counts = new Map<string, number>();
  private total = 0;

  note(asker: string): void {
    this.counts.set(asker, (this.counts.get(asker) ?? 0) + 1);
    this.total += 1;
  }

  /** Forgets them: the busy time is over. */
  clear(): void {
    this.counts.clear();
    this.total = 0;
  }

  /** Returns whether an asker has begun as many as those who ask on average, or more. */
  isHeavy(asker: string): boolean {
    return (this.counts.get(asker) ?? 0) * this.counts.size >= this.total;
  }
}
