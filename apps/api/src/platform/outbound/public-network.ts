import type { RequestOptions } from 'node:https';
import { Injectable } from '@nestjs/common';
import { isPublicAddress } from './public-address.js';

/**
 * Decides what may be connected to, and how. Tests put another one in its place, because their servers are on loopback
 * addresses. No setting changes it.
 */
@Injectable()
export class PublicNetwork {
  /** The time in milliseconds for one request, with all that belongs to it. */
  readonly timeoutMs: number = 5_000;
  /** Nothing, in service. */
  readonly connection: Pick<RequestOptions, 'port' | 'ca' | 'checkServerIdentity'> = {};

  isPublic(address: string): boolean {
    return isPublicAddress(address);
  }
}
