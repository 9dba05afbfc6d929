/**
 * The source of the time. Tests replace it by a clock that stands still. It needs no decorator, and so the primary,
 * which uses it too, need not load the framework.
 */
export class Clock {
  now(): Date {
    return new Date();
  }

  /**
   * Returns whole milliseconds that only go on, even if somebody sets the time back. Their differences are how long something
   * takes; they say nothing else.
   */
  ticks(): number {
    return Math.floor(performance.now());
  }
}
