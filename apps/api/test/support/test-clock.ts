import { Clock } from '../../src/platform/time/clock.js';

/** A clock that stands still until a test moves it. */
export class TestClock extends Clock {
  private time = new Date('2026-03-02T09:00:00.000Z').getTime();

  override now(): Date {
    return new Date(this.time);
  }

  override ticks(): number {
    return this.time;
  }

  /** Moves the time on. */
  advance(by: {
    ms?: number;
    seconds?: number;
    minutes?: number;
    hours?: number;
    days?: number;
  }): void {
    const { ms = 0, seconds = 0, minutes = 0, hours = 0, days = 0 } = by;
    this.time += ms + 1000 * (seconds + 60 * (minutes + 60 * (hours + 24 * days)));
  }

  /** Sets the time to an instant in ISO 8601. */
  set(instant: string): void {
    this.time = new Date(instant).getTime();
  }
}
