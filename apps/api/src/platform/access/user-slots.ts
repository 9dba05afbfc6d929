import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { CONFIGURATION, type Configuration } from '../config/configuration.js';
import { FairQueue } from '../fairness/fair-queue.js';

/** The time for which a request waits for a slot. Tests on a slow machine have more patience. */
@Injectable()
export class SlotPatience {
  readonly milliseconds: number = 2_000;
}

/** Works on only so many requests of a user at once; the others wait in order. */
@Injectable()
export class UserSlots {
  private readonly queue: FairQueue;

  constructor(
    @Inject(CONFIGURATION) configuration: Configuration,
    private readonly patience: SlotPatience,
  ) {
    this.queue = new FairQueue(configuration.maxConcurrentRequestsPerUser);
  }

  /** Waits for a slot. Returns undefined if none becomes free in time. */
  async take(userId: string, response: Response): Promise<RequestSlots | undefined> {
    const patienceMs = this.patience.milliseconds;
    const isIn = await this.queue.enter(userId, { patienceMs });
    return isIn ? new RequestSlots(this.queue, userId, patienceMs, response) : undefined;
  }

  /** Returns the number of requests that wait. */
  get waitingCount(): number {
    return this.queue.waitingCount;
  }
}

/** The slots of one request. It has them until its response is closed and nobody works on it any more. */
export class RequestSlots {
  private weight = 1;
  private isClosed: boolean;
  private isWorkedOn = false;

  constructor(
    private readonly queue: FairQueue,
    private readonly userId: string,
    private readonly patienceMs: number,
    response: Response,
  ) {
    this.isClosed = response.closed;
    if (this.isClosed) this.giveBack();
    else
      response.once('close', () => {
        this.isClosed = true;
        if (!this.isWorkedOn) this.giveBack();
      });
  }

  /** A client that goes away does not end the work. */
  beginWork(): void {
    this.isWorkedOn = true;
  }

  endWork(): void {
    this.isWorkedOn = false;
    if (this.isClosed) this.giveBack();
  }

  /**
   * Counts the request as a share of all that the user may have worked on at once. Returns false if they do not
   * become free in time. It gives its own slot back while it waits, so that two requests never wait for each other.
   */
  async weigh(share: number): Promise<boolean> {
    const { slots } = this.queue;
    const weight = Math.min(slots, Math.ceil(share * slots));
    if (weight <= this.weight) return true;
    const giving = this.weight;
    this.weight = 0;
    const { userId, patienceMs } = this;
    const isIn = await this.queue.enter(userId, { patienceMs, weight, giving });
    if (isIn) this.weight = weight;
    return isIn;
  }

  private giveBack(): void {
    if (this.weight > 0) this.queue.leave(this.userId, this.weight);
    this.weight = 0;
  }
}
