import { Inject, Injectable } from '@nestjs/common';
import { resourceExhausted } from '../http/api-error.js';
import { FIXED_WINDOW_STORE, type FixedWindowStore } from './fixed-window.js';

/** How many failures a key may have in a window. */
export interface FailureLimit {
  key: string;
  limit: number;
  windowMs: number;
}

/** Limits what fails, such as sign-ins: successes are never counted and never lock anyone out. */
@Injectable()
export class FailureLimiter {
  constructor(@Inject(FIXED_WINDOW_STORE) private readonly store: FixedWindowStore) {}

  /**
   * Counts the attempt before it is made, so that parallel ones cannot outrun the limit; a success
   * gives its count back by {@link forgive}.
   * @throws ApiError 429 with `Retry-After` where one of the limits is used up
   */
  async charge(...limits: FailureLimit[]): Promise<void> {
    const windows = await Promise.all(limits.map((each) => this.add(each, 1)));
    const exceeded = windows.findIndex((window, at) => window.hits > (limits[at]?.limit ?? 0));
    if (exceeded < 0) return;
    await this.forgive(...limits);
    throw resourceExhausted('TOO_MANY_ATTEMPTS', (windows[exceeded]?.remainingMs ?? 0) / 1000);
  }

  /** Takes an attempt's count back. */
  async forgive(...limits: FailureLimit[]): Promise<void> {
    await Promise.all(limits.map((each) => this.add(each, -1)));
  }

  private add({ key, windowMs }: FailureLimit, amount: number) {
    return this.store.hit(key, windowMs, amount);
  }
}
