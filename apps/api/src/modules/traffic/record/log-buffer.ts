import { TRAFFIC_LIMITS } from '@wordgrove/contracts';
import type { LoggedCall } from '../log/logged-call.js';

const SECOND_MS = 1_000;

/** The reasons for which a row is not written. */
export type Loss = 'full' | 'anonymous' | 'refused';

/** The rows of the log that wait to be written. Their number is bounded: nobody waits for a log. */
export class LogBuffer {
  private waiting: LoggedCall[] = [];
  private anonymous = new Map<string, number>();
  private second = 0;
  /** The number of rows that were dropped, by the reason. */
  readonly dropped: Record<Loss, number> = { full: 0, anonymous: 0, refused: 0 };

  constructor(private readonly max: number) {}

  get size(): number {
    return this.waiting.length;
  }

  add(call: LoggedCall): void {
    if (this.waiting.length < this.max) this.waiting.push(call);
    else this.dropped.full += 1;
  }

  /** Does the same for a request that anybody can send in the application's name, of which only a few a second are kept. */
  addAnonymous(call: LoggedCall, ticks: number): void {
    if (this.isOneTooMany(call.applicationId ?? call.clientId ?? '', ticks))
      this.dropped.anonymous += 1;
    else this.add(call);
  }

  /** Returns the first rows, which the caller now has to write. */
  take(count: number): LoggedCall[] {
    return this.waiting.splice(0, count);
  }

  /** Takes rows back that could not be written. The newest are dropped if there is no room for all. */
  giveBack(calls: readonly LoggedCall[]): void {
    const all = [...calls, ...this.waiting];
    this.waiting = all.slice(0, this.max);
    this.dropped.full += all.length - this.waiting.length;
  }

  private isOneTooMany(application: string, ticks: number): boolean {
    const second = Math.floor(ticks / SECOND_MS);
    if (second !== this.second) {
      this.second = second;
      this.anonymous = new Map();
    }
    const count = (this.anonymous.get(application) ?? 0) + 1;
    this.anonymous.set(application, count);
    return count > TRAFFIC_LIMITS.anonymousPerSecond;
  }
}
