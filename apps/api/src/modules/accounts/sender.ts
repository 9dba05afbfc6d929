import type { Request } from 'express';
import { completionOf } from '../../platform/http/arrival.js';
import { senderNetwork } from '../../platform/http/sender-network.js';

/** Where a password comes from, and since when it waits to be checked or hashed. */
export interface Sender {
  /** The network that limits count by. */
  network: string;
  /** The time at which its request was complete, as `performance.now` gives it. All its waiting counts together. */
  since: number;
}

export function senderOf(request: Request): Sender {
  return { network: senderNetwork(request), since: completionOf(request) };
}
