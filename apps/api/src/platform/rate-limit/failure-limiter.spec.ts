import { setTimeout as pause } from 'node:timers/promises';
import { Clock } from '../time/clock.js';
import type { ApiError } from '../http/api-error.js';
import { FailureLimiter, type FailureLimit } from './failure-limiter.js';
import { MemoryWindowStore } from './memory-window.store.js';

class StillClock extends Clock {
  time = 0;
  override ticks(): number {
    return this.time;
  }
}

const account = { key: 'account', limit: 2, windowMs: 60_000 };
const address = { key: 'address', limit: 4, windowMs: 90_000 };

describe('the failure limiter', () => {
  let clock: StillClock;
  let limiter: FailureLimiter;
  beforeEach(() => {
    clock = new StillClock();
    limiter = new FailureLimiter(new MemoryWindowStore(clock), clock);
  });

  const charge = (...limits: FailureLimit[]) => limiter.charge(limits, 60);

  /** Makes an attempt that fails, or that ends as the given one does. */
  const attempt = (...limits: FailureLimit[]): Promise<string> => endedAttempt(true, limits);
  async function endedAttempt(hasFailed: boolean, limits: FailureLimit[], ms = 0): Promise<string> {
    try {
      const place = await limiter.charge(limits, 5_000);
      await pause(ms);
      await place.end(hasFailed);
      return 'made';
    } catch (thrown) {
      const { status, headers } = thrown as ApiError;
      return `${status} ${headers['Retry-After']}`;
    }
  }

  it('refuses the attempt after the last that is free, until the window ends', async () => {
    expect(await attempt(account)).toBe('made');
    clock.time = 30_500;
    expect(await attempt(account)).toBe('made');
    expect(await attempt(account)).toBe('429 30');
    clock.time = 59_999;
    expect(await attempt(account)).toBe('429 1');
    clock.time = 60_000;
    expect(await attempt(account)).toBe('made');
  });

  it('does not count successes', async () => {
    for (let at = 0; at < 20; at += 1)
      expect(await endedAttempt(false, [account, address])).toBe('made');
  });

  it('does not prolong a lock by attempts during it', async () => {
    for (let at = 0; at < 2; at += 1) await attempt(account);
    for (let at = 0; at < 50; at += 1) expect(await attempt(account)).toMatch(/^429/);
    clock.time = 60_000;
    expect([await attempt(account), await attempt(account)]).toEqual(['made', 'made']);
  });

  it('charges nobody for an attempt that another limit refused', async () => {
    for (let at = 0; at < 2; at += 1) await attempt(account, address);
    for (let at = 0; at < 9; at += 1) expect(await attempt(account, address)).toBe('429 60');
    const other = { ...account, key: 'other' };
    expect(await attempt(other, address)).toBe('made');
    expect(await attempt(other, address)).toBe('made');
    expect(await attempt({ ...account, key: 'third' }, address)).toBe('429 90');
  });

  it('lets no more through in parallel than one after another', async () => {
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => attempt(account)));
    expect(outcomes.filter((outcome) => outcome === 'made').length).toBe(2);
  });

  it('refuses no success for the others in flight, and waits for places instead', async () => {
    const outcomes = Array.from({ length: 20 }, () => endedAttempt(false, [account, address], 5));
    expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['made']));
  });

  it('never has more in flight than may fail', async () => {
    await attempt(address);
    const places = await Promise.all([charge(address), charge(address), charge(address)]);
    await expect(charge(address)).rejects.toMatchObject({ status: 503 });
    await places[0]?.end(false);
    await (await charge(address)).end(true);
    await expect(charge(address)).rejects.toMatchObject({
      status: 503,
      headers: { 'Retry-After': '1' },
    });
    await Promise.all([places[1]?.end(true), places[2]?.end(true)]);
    await expect(charge(address)).rejects.toMatchObject({
      status: 429,
      headers: { 'Retry-After': '90' },
    });
  });

  it('names the time after which all limits leave room', async () => {
    for (let at = 0; at < 4; at += 1)
      await attempt(at < 2 ? account : { ...account, key: 'b' }, address);
    await expect(limiter.admit(account, address)).rejects.toMatchObject({
      headers: { 'Retry-After': '90' },
    });
  });

  it('charges nothing to a window for an attempt of the one before', async () => {
    const early = await Promise.all([charge(account), charge(account)]);
    clock.time = 60_000;
    const [first, second] = [await charge(account), await charge(account)];
    await Promise.all([early[0]?.end(false), early[1]?.end(true)]);
    await expect(charge(account)).rejects.toMatchObject({ status: 503 });
    await first.end(true);
    await second.end(false);
    expect([await attempt(account), await attempt(account)]).toEqual(['made', '429 60']);
  });

  it('lets successes that are counted afterwards pass side by side', async () => {
    for (let at = 0; at < 2; at += 1) {
      await limiter.admit(account);
      await limiter.count(account);
    }
    await expect(limiter.admit(account)).rejects.toMatchObject({ status: 429 });
    await expect(limiter.count(account)).rejects.toMatchObject({ status: 429 });
  });
});
