import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { FIXED_WINDOW_STORE, type FixedWindowStore, type WindowState } from './fixed-window.js';

export const HOUR_MS = 3_600_000;

/** Whose calls are counted: an application on behalf of a user. */
export interface QuotaHolder {
  userId: string;
  applicationId: string;
  /** Requests per hour for this application and user. */
  hourlyQuota: number;
}

/** A request on which the access guard has put its holder, if it came with a token. */
export type CountedRequest = Request & { principal?: QuotaHolder };

/** The hourly quota of an application and user, and the headers that tell of it. */
@Injectable()
export class RateLimiter {
  constructor(@Inject(FIXED_WINDOW_STORE) private readonly store: FixedWindowStore) {}

  /** Counts nothing; tells the caller how the window stands. */
  async report(holder: QuotaHolder, response: Response): Promise<void> {
    setHeaders(response, holder.hourlyQuota, await this.store.hit(key(holder), HOUR_MS, 0));
  }
}

/** One budget for an application and user, whatever the route. */
export function key(holder: QuotaHolder): string {
  return `quota:${holder.applicationId}:${holder.userId}`;
}

/** Puts `X-RateLimit-*` on a response; `Reset` is in seconds. */
export function setHeaders(response: Response, limit: number, window: WindowState): void {
  response.setHeader('X-RateLimit-Limit', limit);
  response.setHeader('X-RateLimit-Remaining', Math.max(0, limit - window.hits));
  response.setHeader('X-RateLimit-Reset', Math.ceil(window.remainingMs / 1000));
}
