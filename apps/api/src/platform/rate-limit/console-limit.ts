import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../config/configuration.js';
import { resourceExhausted } from '../http/api-error.js';
import { FIXED_WINDOW_STORE, type FixedWindowStore } from './fixed-window.js';

const MINUTE_MS = 60_000;
const NETWORK_FACTOR = 10;

/**
 * Limits the calls of the web app's API in a minute: `CONSOLE_LIMIT` for a user and ten times that for a
 * network.
 */
@Injectable()
export class ConsoleLimit {
  constructor(
    @Inject(FIXED_WINDOW_STORE) private readonly store: FixedWindowStore,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @throws ApiError 429 with `Retry-After` */
  chargeUser(userId: string): Promise<void> {
    return this.charge(`console:user:${userId}`, this.configuration.consoleLimit);
  }

  /** @throws ApiError 429 with `Retry-After` */
  chargeNetwork(network: string): Promise<void> {
    const limit = this.configuration.consoleLimit * NETWORK_FACTOR;
    return this.charge(`console:network:${network}`, limit);
  }

  private async charge(key: string, limit: number): Promise<void> {
    const window = await this.store.hit(key, MINUTE_MS, 1);
    if (window.hits > limit) throw resourceExhausted('TOO_MANY_CALLS', window.remainingMs / 1000);
  }
}
