import { Clock } from '../time/clock.js';
import type { ApiError } from '../http/api-error.js';
import { FailureLimiter } from './failure-limiter.js';
import { MemoryWindowStore } from './memory-window.store.js';

class StillClock extends Clock {
  time = 0;
  override now(): Date {
    return new Date(this.time);
  }
}

const account = { key: 'account', limit: 2, windowMs: 60_000 };
const address = { key: 'address', limit: 4, windowMs: 90_000 };

describe('the failure limiter', () => {
  let clock: StillClock;
  let limiter: FailureLimiter;
  beforeEach(() => {
    clock = new StillClock();
    limiter = new FailureLimiter(new MemoryWindowStore(clock));
  });

  const attempt = async (...limits: (typeof account)[]): Promise<string> => {
    const error = await limiter.charge(...limits).then(
      () => undefined,
      (thrown: ApiError) => thrown,
    );
    return error === undefined ? 'made' : `${error.status} ${error.headers['Retry-After']}`;
  };

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
    for (let at = 0; at < 20; at += 1) {
      expect(await attempt(account, address)).toBe('made');
      await limiter.forgive(account, address);
    }
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
});
