import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { CONFIGURATION, type Configuration } from '../config/configuration.js';
import type { Queue } from '../fairness/fair-queue.js';
import { Queues } from '../fairness/queues.js';
import { SpentPatience } from '../fairness/spent-patience.js';
import { onceClosed } from '../http/response-close.js';

/** The time for which a request waits until it has its slots. Tests on a slow machine have more patience. */
@Injectable()
export class SlotPatience {
  readonly milliseconds: number = 2_000;
}

/** Whose requests share slots. A request is a client's or a network's only if no user is known. */
export interface SlotHolder {
  kind: 'user' | 'client' | 'network';
  id: string;
}

type SlotQueues = Readonly<Record<SlotHolder['kind'], Queue>>;

// The default is 8, 6 and 4 requests. Somebody who is all three still leaves others two of the pool's connections.
const CLIENT_SHARE = 3 / 4;
const NETWORK_SHARE = 1 / 2;
/** The slots of a client that one of its requests takes. One whose statement is shared with others takes a single one. */
const CLIENT_WEIGHT = 4;

/** Works on only so many requests of a user, a client or a network at once; the others wait in order. */
@Injectable()
export class UserSlots {
  private readonly queues: SlotQueues;

  constructor(
    @Inject(CONFIGURATION) { maxConcurrentRequestsPerUser: slots }: Configuration,
    private readonly patience: SlotPatience,
    private readonly spent: SpentPatience,
    queues: Queues,
  ) {
    this.queues = {
      user: queues.open('slots of users', slots),
      client: queues.open('slots of clients', CLIENT_WEIGHT * Math.ceil(slots * CLIENT_SHARE)),
      network: queues.open('slots of networks', Math.ceil(slots * NETWORK_SHARE)),
    };
  }

  /**
   * Waits for a slot. Returns undefined if none becomes free in time.
   * @param spentMs the time for which the request has waited already
   */
  async take(
    holder: SlotHolder,
    response: Response,
    spentMs: number,
  ): Promise<RequestSlots | undefined> {
    const slots = new RequestSlots(this.queues, this.spent, holder, this.patience.milliseconds);
    if (!(await slots.enter(spentMs))) return undefined;
    slots.keepUntilClosed(response);
    return slots;
  }

  /** Returns the number of requests that wait. */
  get waitingCount(): number {
    const { user, client, network } = this.queues;
    return user.waitingCount + client.waitingCount + network.waitingCount;
  }
}

/**
 * The slots of one request. It has them until its response is closed and nobody works on it any more; those that are not a
 * user's, until its response is complete.
 */
export class RequestSlots {
  private weight = 0;
  private spentMs = 0;
  private isClosed = false;
  private isWorkedOn = false;

  constructor(
    private readonly queues: SlotQueues,
    private readonly spent: SpentPatience,
    private holder: SlotHolder,
    private readonly patienceMs: number,
  ) {}

  /** Waits for the first slot. Returns false if none becomes free in time. */
  enter(spentMs: number): Promise<boolean> {
    this.spentMs = spentMs;
    return this.waitFor(1);
  }

  keepUntilClosed(response: Response): void {
    this.isClosed = response.closed;
    if (this.isClosed) this.giveBack();
    else {
      onceClosed(response, () => this.noteEnd());
      // A user's slots bound the responses that this user does not read. Anybody could hold those of others in this way.
      response.once('prefinish', () => {
        if (this.holder.kind !== 'user') this.noteEnd();
      });
    }
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
   * Counts the request for somebody else, once it is known who calls. Returns false if no slot of theirs becomes free
   * in time. It gives its own slots back before it waits.
   */
  passTo(holder: SlotHolder, isShared: boolean): Promise<boolean> {
    this.giveBack();
    this.holder = holder;
    return this.waitFor(isShared ? 1 : this.fullWeight);
  }

  /** Counts a request in full that has shared a statement and goes on with its own. Returns false as `weigh` does. */
  async stopSharing(): Promise<boolean> {
    return this.fullWeight <= this.weight || this.waitFor(this.fullWeight);
  }

  /**
   * Counts the request as a share of all that the user may have worked on at once. Returns false if they do not
   * become free in time. It gives its own slot back while it waits, so that two requests never wait for each other.
   */
  async weigh(share: number): Promise<boolean> {
    const { slots } = this.queue;
    const weight = Math.min(slots, Math.ceil(share * slots));
    return weight <= this.weight || this.waitFor(weight);
  }

  private noteEnd(): void {
    this.isClosed = true;
    if (!this.isWorkedOn) this.giveBack();
  }

  private async waitFor(weight: number): Promise<boolean> {
    const giving = this.weight;
    this.weight = 0;
    const begin = performance.now();
    const patienceMs = this.patienceMs - this.spentMs;
    const isIn = await this.queue.enter(this.holder.id, { patienceMs, weight, giving });
    this.spentMs += performance.now() - begin;
    if (!isIn) return false;
    this.weight = weight;
    this.spent.note(this.holder.id, this, this.spentMs);
    if (this.isClosed && !this.isWorkedOn) this.giveBack();
    return true;
  }

  private giveBack(): void {
    if (this.weight > 0) this.queue.leave(this.holder.id, this.weight);
    this.weight = 0;
    this.spent.forget(this.holder.id, this);
  }

  private get fullWeight(): number {
    return this.holder.kind === 'client' ? CLIENT_WEIGHT : 1;
  }

  private get queue(): Queue {
    return this.queues[this.holder.kind];
  }
}
