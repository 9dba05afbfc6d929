import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { resourceExhausted } from '../http/api-error.js';
import { FIXED_WINDOW_STORE, type FixedWindowStore, type WindowState } from './fixed-window.js';

/** The length of a quota's window. */
export const HOUR_MS = 3_600_000;

/** The application and the user whose calls are counted together. */
export interface QuotaHolder {
  userId: string;
  applicationId: string;
  /** Requests per hour for this application and user. */
  hourlyQuota: number;
}

/** A request on which the access guard has put its holder, if it came with a token. */
export type CountedRequest = Request & { principal?: QuotaHolder };

/** The hourly quota of an application and user: one budget, whatever the route. */
@Injectable()
export class HourlyQuota {
  constructor(@Inject(FIXED_WINDOW_STORE) private readonly store: FixedWindowStore) {}

  /**
   * Counts a call, and adds the headers for the state of the window.
   * @throws ApiError 429 with `Retry-After` if the quota is used up
   */
  async charge(holder: QuotaHolder, response: Response): Promise<void> {
    const window = await this.hit(holder, response, 1);
    if (window.hits <= holder.hourlyQuota) return;
    throw resourceExhausted('QUOTA_EXCEEDED', window.remainingMs / 1000);
  }

  /** Adds the headers for the current state of the window without counting a call. */
  async report(holder: QuotaHolder, response: Response): Promise<void> {
    await this.hit(holder, response, 0);
  }

  /** Takes a call back that was counted. */
  async refund(holder: QuotaHolder, response: Response): Promise<void> {
    await this.hit(holder, response, -1);
  }

  private async hit(holder: QuotaHolder, response: Response, amount: number): Promise<WindowState> {
    const key = `quota:${holder.applicationId}:${holder.userId}`;
    const window = await this.store.hit(key, HOUR_MS, amount);
    setHeaders(response, holder.hourlyQuota, window);
    return window;
  }
}

/** Adds the `X-RateLimit-*` headers to a response. `Reset` is in seconds. */
function setHeaders(response: Response, limit: number, window: WindowState): void {
  response.setHeader('X-RateLimit-Limit', limit);
  response.setHeader('X-RateLimit-Remaining', Math.max(0, limit - window.hits));
  response.setHeader('X-RateLimit-Reset', Math.ceil(window.remainingMs / 1000));
}
