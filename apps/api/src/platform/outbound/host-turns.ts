import { OutboundRefusal } from './outbound-refusal.js';

/** Lets one request at a time go to each host, and a few in all. The others wait, up to a bound. */
export class HostTurns {
  private readonly lastOf = new Map<string, Promise<void>>();
  private readonly places: (() => void)[] = [];
  private taken = 0;
  private known = 0;

  constructor(
    private readonly atOnce: number,
    private readonly maxKnown: number,
  ) {}

  /** Does the work when it is the host's turn. @throws OutboundRefusal `BUSY` */
  async take<T>(host: string, work: () => Promise<T>): Promise<T> {
    if (this.known >= this.maxKnown)
      throw new OutboundRefusal('BUSY', 'too many requests wait already');
    this.known += 1;
    const before = this.lastOf.get(host);
    const result = this.after(before, work);
    const settled = result.then(
      () => undefined,
      () => undefined,
    );
    this.lastOf.set(host, settled);
    return result.finally(() => {
      this.known -= 1;
      if (this.lastOf.get(host) === settled) this.lastOf.delete(host);
    });
  }

  private async after<T>(before: Promise<void> | undefined, work: () => Promise<T>): Promise<T> {
    await before;
    if (this.taken >= this.atOnce) await new Promise<void>((resolve) => this.places.push(resolve));
    else this.taken += 1;
    try {
      return await work();
    } finally {
      // A place goes to the next one without being free in between.
      const next = this.places.shift();
      if (next === undefined) this.taken -= 1;
      else next();
    }
  }
}
