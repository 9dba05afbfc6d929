import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Principal } from '../access/principal.js';
import { FIXED_WINDOW_STORE, type FixedWindowStore, type WindowState } from './fixed-window.js';

export const HOUR_MS = 3_600_000;

/** The hourly quota of an application and user, and its headers. */
@Injectable()
export class RateLimiter {
  constructor(@Inject(FIXED_WINDOW_STORE) private readonly store: FixedWindowStore) {}

  /** Adds the headers for the current state of the window without counting a call. */
  async report(principal: Principal, response: Response): Promise<void> {
    setHeaders(response, principal.hourlyQuota, await this.store.hit(key(principal), HOUR_MS, 0));
  }
}

/** One budget for an application and user, whatever the route. */
export function key(principal: Principal): string {
  return `quota:${principal.applicationId}:${principal.userId}`;
}

/** Adds the `X-RateLimit-*` headers to a response. `Reset` is in seconds. */
export function setHeaders(response: Response, limit: number, window: WindowState): void {
  response.setHeader('X-RateLimit-Limit', limit);
  response.setHeader('X-RateLimit-Remaining', Math.max(0, limit - window.hits));
  response.setHeader('X-RateLimit-Reset', Math.ceil(window.remainingMs / 1000));
}
