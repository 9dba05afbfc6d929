import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Principal } from '../access/principal.js';
import { FIXED_WINDOW_STORE, type FixedWindowStore, type WindowState } from './fixed-window.js';

export const HOUR_MS = 3_600_000;

/** The hourly quota of an application and user, and the headers that tell of it. */
@Injectable()
export class RateLimiter {
  constructor(@Inject(FIXED_WINDOW_STORE) private readonly store: FixedWindowStore) {}

  /** Counts nothing; tells the caller how the window stands. */
  async report(principal: Principal, response: Response): Promise<void> {
    setHeaders(response, principal.hourlyQuota, await this.store.hit(key(principal), HOUR_MS, 0));
  }
}

/** One budget for an application and user, whatever the route. */
export function key(principal: Principal): string {
  return `quota:${principal.applicationId}:${principal.userId}`;
}

/** Puts `X-RateLimit-*` on a response; `Reset` is in seconds. */
export function setHeaders(response: Response, limit: number, window: WindowState): void {
  response.setHeader('X-RateLimit-Limit', limit);
  response.setHeader('X-RateLimit-Remaining', Math.max(0, limit - window.hits));
  response.setHeader('X-RateLimit-Reset', Math.ceil(window.remainingMs / 1000));
}
