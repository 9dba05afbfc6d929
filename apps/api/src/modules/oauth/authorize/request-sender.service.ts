import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ServiceKeys } from '../../../platform/database/service-keys.repository.js';

/** Tells the senders of anonymous requests apart without storing their addresses. */
@Injectable()
export class RequestSender {
  constructor(private readonly keys: ServiceKeys) {}

  /** Returns a keyed hash of a sender's network. Without the key, somebody could try out all addresses. */
  hash(network: string): Buffer {
    const key = this.keys.derive('authorization-request-sender');
    return createHmac('sha256', key).update(network).digest();
  }
}
