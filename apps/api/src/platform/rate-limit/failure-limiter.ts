import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { overloaded, resourceExhausted, type ApiError } from '../http/api-error.js';
import { Clock } from '../time/clock.js';
import { FIXED_WINDOW_STORE, type FixedWindowStore, type WindowState } from './fixed-window.js';

/** The number of failures that a key may have in a window. */
export interface FailureLimit {
  key: string;
  limit: number;
  windowMs: number;
}

/** A place that an attempt takes until its outcome is known. */
export interface Charge {
  /** Gives the place back, or leaves a failure in it. */
  end(hasFailed: boolean): Promise<void>;
}

// A window has one number for both, so that they cannot come apart: an attempt in flight adds one, and a failure
// more than all attempts that are ever in flight at once.
const IN_FLIGHT = 1;
const FAILURE = 2 ** 20;

const FIRST_PAUSE_MS = 10;
const MAX_PAUSE_MS = 160;

/**
 * Limits failures, such as those of sign-ins. Successes are never counted and never lock anyone
 * out.
 */
@Injectable()
export class FailureLimiter {
  constructor(
    @Inject(FIXED_WINDOW_STORE) private readonly store: FixedWindowStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes a place before an attempt is made, so that parallel ones cannot outrun the limit. If attempts in flight
   * have the last places, waits until one of them succeeds or all places have failures in them.
   * @throws ApiError 429 with `Retry-After` if one of the limits is used up by failures, 503 if attempts are still
   * in flight after `maxWaitMs`
   */
  async charge(limits: FailureLimit[], maxWaitMs: number): Promise<Charge> {
    let waitedMs = 0;
    let pauseMs = FIRST_PAUSE_MS;
    for (;;) {
      const charge = await this.tryToCharge(limits);
      if (charge !== undefined) return charge;
      if (waitedMs >= maxWaitMs) throw overloaded('Too many attempts are in progress', 1);
      await pause(pauseMs);
      waitedMs += pauseMs;
      pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
    }
  }

  /**
   * Lets an attempt through while the failures counted so far leave room. Does not wait for attempts in flight.
   * @throws ApiError 429 with `Retry-After`
   */
  async admit(...limits: FailureLimit[]): Promise<void> {
    demandRoom(limits, await this.add(limits, 0));
  }

  /**
   * Counts a failure after the fact.
   * @throws ApiError 429 if it is one too many, so that parallel ones learn nothing beyond the limit
   */
  async count(limit: FailureLimit): Promise<void> {
    const [window] = await this.add([limit], FAILURE);
    if (failuresIn(window) > limit.limit) throw exhausted(window?.remainingMs);
  }

  private async tryToCharge(limits: FailureLimit[]): Promise<Charge | undefined> {
    const now = this.clock.ticks();
    const windows = await this.add(limits, IN_FLIGHT, IN_FLIGHT);
    const charge = {
      end: async (hasFailed: boolean) => {
        const rest = limits.filter((_, at) => this.isOpen(now, windows[at]));
        await this.add(rest, hasFailed ? FAILURE - IN_FLIGHT : -IN_FLIGHT, -IN_FLIGHT);
      },
    };
    if (limits.every(({ limit }, at) => takenIn(windows[at]) <= limit)) return charge;
    await charge.end(false);
    demandRoom(limits, windows);
    return undefined;
  }

  // What was charged to a window that has ended must not change the next one.
  private isOpen(chargedAt: number, window: WindowState | undefined): boolean {
    return this.clock.ticks() < chargedAt + (window?.remainingMs ?? 0);
  }

  private add(limits: FailureLimit[], amount: number, lent?: number): Promise<WindowState[]> {
    return Promise.all(
      limits.map(({ key, windowMs }) => this.store.hit(`failures:${key}`, windowMs, amount, lent)),
    );
  }
}

function demandRoom(limits: FailureLimit[], windows: WindowState[]): void {
  const [last] = windows
    .filter((window, at) => failuresIn(window) >= (limits[at]?.limit ?? 0))
    .sort((one, other) => other.remainingMs - one.remainingMs);
  if (last !== undefined) throw exhausted(last.remainingMs);
}

function failuresIn(window: WindowState | undefined): number {
  return Math.round((window?.hits ?? 0) / FAILURE);
}

function takenIn(window: WindowState | undefined): number {
  const failures = failuresIn(window);
  return failures + ((window?.hits ?? 0) - failures * FAILURE);
}

function exhausted(remainingMs = 0): ApiError {
  return resourceExhausted('TOO_MANY_ATTEMPTS', remainingMs / 1000);
}
