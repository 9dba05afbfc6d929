import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Principal } from '../access/principal.js';
import { resourceExhausted } from '../http/api-error.js';
import { FIXED_WINDOW_STORE, type FixedWindowStore, type WindowState } from './fixed-window.js';

/** How long a quota's window is. */
export const HOUR_MS = 3_600_000;

/** The hourly quota of an application and user: one budget, whatever the route. */
@Injectable()
export class HourlyQuota {
  constructor(@Inject(FIXED_WINDOW_STORE) private readonly store: FixedWindowStore) {}

  /**
   * Counts a call, and tells the caller how the window stands.
   * @throws ApiError 429 with `Retry-After` if the quota is used up
   */
  async charge(principal: Principal, response: Response): Promise<void> {
    const window = await this.hit(principal, response, 1);
    if (window.hits <= principal.hourlyQuota) return;
    throw resourceExhausted('QUOTA_EXCEEDED', window.remainingMs / 1000);
  }

  /** Counts nothing; tells the caller how the window stands. */
  async report(principal: Principal, response: Response): Promise<void> {
    await this.hit(principal, response, 0);
  }

  private async hit(principal: Principal, response: Response, amount: number): Promise<WindowState> {
    const key = `quota:${principal.applicationId}:${principal.userId}`;
    const window = await this.store.hit(key, HOUR_MS, amount);
    setHeaders(response, principal.hourlyQuota, window);
    return window;
  }
}

/** Puts `X-RateLimit-*` on a response; `Reset` is in seconds. */
function setHeaders(response: Response, limit: number, window: WindowState): void {
  response.setHeader('X-RateLimit-Limit', limit);
  response.setHeader('X-RateLimit-Remaining', Math.max(0, limit - window.hits));
  response.setHeader('X-RateLimit-Reset', Math.ceil(window.remainingMs / 1000));
}
