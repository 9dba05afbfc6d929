/** @runs-sources for fake timers */
import { Breaker, BreakerOpenError } from './breaker.js';

const SLOW_MS = 150;

describe('a breaker', () => {
  let serverMs: number;
  let breaker: Breaker;
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    serverMs = 0;
    const probe = () => new Promise((resolve) => setTimeout(resolve, serverMs));
    const now = () => performance.now();
    breaker = new Breaker({ probe, isTimeOut: () => false, onClose: () => undefined, now });
  });
  afterEach(() => {
    breaker.close();
    jest.useRealTimers();
  });

  /** Lets time pass in steps, between which callbacks of setImmediate run. */
  async function pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 50) {
      await jest.advanceTimersByTimeAsync(Math.min(left, 50));
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  async function open(): Promise<void> {
    serverMs = SLOW_MS;
    for (let at = 0; at < 3; at += 1) {
      const call = breaker.run(() => new Promise((resolve) => setTimeout(resolve, SLOW_MS)));
      await pass(SLOW_MS + 1);
      await call;
    }
    await expect(breaker.run(async () => 1)).rejects.toThrow(BreakerOpenError);
    serverMs = 0;
  }

  /** Returns the number of seconds after which it closes. */
  async function secondsToClose(): Promise<number> {
    for (let seconds = 1; seconds < 30; seconds += 1) {
      await pass(1_000);
      if (!breaker.isOpen) return seconds;
    }
    throw new Error('It has not closed');
  }

  it('takes longer to close each time that it opens again within a minute', async () => {
    const seconds = [];
    for (let at = 0; at < 6; at += 1) {
      await open();
      seconds.push(await secondsToClose());
    }
    expect(seconds).toEqual([1, 2, 4, 8, 8, 8]);
    await pass(60_000);
    await open();
    expect(await secondsToClose()).toBe(1);
  });

  it('counts only probes in a row that were fast', async () => {
    await open();
    await secondsToClose();
    await open();
    await pass(1_000);
    serverMs = SLOW_MS;
    await pass(1_000);
    serverMs = 0;
    await pass(1_000);
    expect(breaker.isOpen).toBe(true);
    expect(await secondsToClose()).toBe(1);
  });
});
