import { MemoryWindowStore } from '../rate-limit/memory-window.store.js';
import { Clock } from '../time/clock.js';
import { SharedWindows } from './shared-windows.js';

class StillClock extends Clock {
  time = 1_000_000;
  override ticks(): number {
    return this.time;
  }
}

describe('the windows of all workers', () => {
  const [one, other] = [{ name: 'one' }, { name: 'other' }];
  let clock: StillClock;
  let windows: SharedWindows<object>;
  beforeEach(() => {
    clock = new StillClock();
    windows = new SharedWindows(new MemoryWindowStore(clock), () => clock.time);
  });

  const hits = async (worker: object, amount: number, lent = 0, key = 'ada') =>
    (await windows.hit(worker, key, 1_000, amount, lent)).hits;

  it('count for all workers together', async () => {
    await hits(one, 2);
    expect(await hits(other, 1)).toBe(3);
  });

  it('take back the places that a worker has that ends, and keep what it has counted', async () => {
    await hits(one, 5);
    await hits(one, 1, 1);
    await hits(one, 1, 1);
    await hits(other, 1, 1);
    // One of the attempts has failed.
    await hits(one, 9, -1);
    expect(await hits(one, 0)).toBe(17);
    windows.remove(one);
    expect(await hits(other, 0)).toBe(16);
  });

  it('take nothing back from a later window', async () => {
    await hits(one, 1, 1);
    clock.time += 1_000;
    await hits(other, 1);
    windows.remove(one);
    expect(await hits(other, 0)).toBe(1);
  });

  it('forget places in windows that have ended', async () => {
    const { loans } = windows as unknown as { loans: Map<object, Map<string, unknown>> };
    for (let at = 0; at < 5_000; at += 1) {
      await hits(one, 1, 1, `key-${at}`);
      clock.time += 1;
    }
    expect(loans.get(one)?.size).toBeLessThanOrEqual(2_000);
  });
});
