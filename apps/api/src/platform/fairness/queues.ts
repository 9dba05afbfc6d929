import { Inject, Injectable } from '@nestjs/common';
import { PRIMARY_LINK, type PrimaryLink } from '../workers/primary-link.js';
import { FairQueue, type Queue } from './fair-queue.js';
import { PrimaryQueue } from './primary-queue.js';

/** Makes the queues in which requests wait for others of the same user, in whichever process of the instance. */
@Injectable()
export class Queues {
  constructor(@Inject(PRIMARY_LINK) private readonly link: PrimaryLink | null = null) {}

  /** Returns the queue with a name. Processes of an instance that open it share it. */
  open(name: string, slots: number): Queue {
    return this.link === null ? new FairQueue(slots) : new PrimaryQueue(this.link, name, slots);
  }
}
