/**
 * The source of the time. Tests replace it by a clock that stands still. It needs no decorator, and so the primary,
 * which uses it too, need not load the framework.
 */
export class Clock {
  now(): Date {
    return new Date();
  }
}
