import type { PrimaryLink } from '../workers/primary-link.js';
import type { Entry, Queue } from './fair-queue.js';

/** A queue that all workers of an instance share. It is in the primary. */
export class PrimaryQueue implements Queue {
  /** The number of those of this process who wait. */
  waitingCount = 0;

  constructor(
    private readonly link: PrimaryLink,
    private readonly name: string,
    readonly slots: number,
  ) {
    link.tell('open-queue', name, slots);
  }

  async enter(key: string, { patienceMs, weight = 1, giving = 0 }: Entry): Promise<boolean> {
    this.waitingCount += 1;
    const entry: Required<Entry> = { patienceMs, weight, giving };
    const isIn = await this.link.ask<boolean>('enter', this.name, key, entry);
    this.waitingCount -= 1;
    return isIn;
  }

  leave(key: string, weight = 1): void {
    this.link.tell('leave', this.name, key, weight);
  }
}
