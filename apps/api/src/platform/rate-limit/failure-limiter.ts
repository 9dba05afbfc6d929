import { Inject, Injectable } from '@nestjs/common';
import { resourceExhausted, type ApiError } from '../http/api-error.js';
import { FIXED_WINDOW_STORE, type FixedWindowStore, type WindowState } from './fixed-window.js';

/** The number of failures that a key may have in a window. */
export interface FailureLimit {
  key: string;
  limit: number;
  windowMs: number;
}

/**
 * Limits failures, such as those of sign-ins. Successes are never counted and never lock anyone
 * out.
 */
@Injectable()
export class FailureLimiter {
  constructor(@Inject(FIXED_WINDOW_STORE) private readonly store: FixedWindowStore) {}

  /**
   * Counts the attempt before it is made, so that parallel ones cannot outrun the limit; a success
   * returns its count through {@link forgive}.
   * @throws ApiError 429 with `Retry-After` if one of the limits is used up
   */
  async charge(...limits: FailureLimit[]): Promise<void> {
    const windows = await Promise.all(limits.map((each) => this.add(each, 1)));
    const exceeded = windows.findIndex((window, at) => window.hits > (limits[at]?.limit ?? 0));
    if (exceeded < 0) return;
    await this.forgive(...limits);
    throw exhausted(windows[exceeded]);
  }

  /** Removes an attempt from the count. */
  async forgive(...limits: FailureLimit[]): Promise<void> {
    await Promise.all(limits.map((each) => this.add(each, -1)));
  }

  /**
   * Lets an attempt through while the failures counted so far leave room; unlike {@link charge} it
   * never holds up many successes at once.
   * @throws ApiError 429 with `Retry-After`
   */
  async admit(limit: FailureLimit): Promise<void> {
    const window = await this.add(limit, 0);
    if (window.hits >= limit.limit) throw exhausted(window);
  }

  /**
   * Counts a failure after the fact.
   * @throws ApiError 429 if it is one too many, so that parallel ones learn nothing beyond the limit
   */
  async count(limit: FailureLimit): Promise<void> {
    const window = await this.add(limit, 1);
    if (window.hits > limit.limit) throw exhausted(window);
  }

  private add({ key, windowMs }: FailureLimit, amount: number) {
    return this.store.hit(key, windowMs, amount);
  }
}

function exhausted(window: WindowState | undefined): ApiError {
  return resourceExhausted('TOO_MANY_ATTEMPTS', (window?.remainingMs ?? 0) / 1000);
}
