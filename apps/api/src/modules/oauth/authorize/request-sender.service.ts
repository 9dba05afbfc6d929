import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ServiceKeys } from '../../../platform/database/service-keys.repository.js';
import { networkOf } from '../../../platform/http/sender-network.js';

/** Tells the senders of anonymous requests apart without storing their addresses. */
@Injectable()
export class RequestSender {
  constructor(private readonly keys: ServiceKeys) {}

  /** Returns a keyed hash of the sender's network. Without the key, somebody could try out all addresses. */
  hash(address: string): Buffer {
    const key = this.keys.derive('authorization-request-sender');
    return createHmac('sha256', key).update(networkOf(address)).digest();
  }
}
