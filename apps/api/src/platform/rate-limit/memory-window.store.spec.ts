import { Clock } from '../time/clock.js';
import { MemoryWindowStore } from './memory-window.store.js';

class StillClock extends Clock {
  time = 1_000_000;
  override ticks(): number {
    return this.time;
  }
}

describe('windows in memory', () => {
  let clock: StillClock;
  let store: MemoryWindowStore;
  beforeEach(() => {
    clock = new StillClock();
    store = new MemoryWindowStore(clock);
  });

  it('begin with their first call and end, whatever comes in between', async () => {
    expect(await store.hit('a', 1_000, 1)).toEqual({ hits: 1, remainingMs: 1_000 });
    clock.time += 400;
    expect(await store.hit('a', 1_000, 1)).toEqual({ hits: 2, remainingMs: 600 });
    clock.time += 599;
    expect(await store.hit('a', 1_000, 1)).toEqual({ hits: 3, remainingMs: 1 });
    clock.time += 1;
    expect(await store.hit('a', 1_000, 1)).toEqual({ hits: 1, remainingMs: 1_000 });
  });

  it('are apart for each key', async () => {
    await store.hit('a', 1_000, 5);
    expect(await store.hit('b', 1_000, 1)).toMatchObject({ hits: 1 });
  });

  it('do not begin with a look', async () => {
    expect(await store.hit('a', 1_000, 0)).toEqual({ hits: 0, remainingMs: 1_000 });
    clock.time += 400;
    expect(await store.hit('a', 1_000, 1)).toEqual({ hits: 1, remainingMs: 1_000 });
    expect(await store.hit('a', 1_000, 0)).toEqual({ hits: 1, remainingMs: 1_000 });
  });

  it('do not begin below zero', async () => {
    await store.hit('a', 1_000, 1);
    clock.time += 1_000;
    await store.hit('a', 1_000, -1);
    expect(await store.hit('a', 1_000, 1)).toMatchObject({ hits: 1 });
  });

  it('count parallel calls exactly', async () => {
    const states = await Promise.all(Array.from({ length: 500 }, () => store.hit('a', 1_000, 1)));
    expect(new Set(states.map(({ hits }) => hits)).size).toBe(500);
  });

  it('do not pile up once they have ended', async () => {
    const windows = (store as unknown as { windows: Map<string, unknown> }).windows;
    for (let at = 0; at < 30_000; at += 1) {
      await store.hit(`key-${at}`, 1_000, 1);
      clock.time += 1;
    }
    expect(windows.size).toBeLessThanOrEqual(11_000);
    expect(windows.has('key-29999')).toBe(true);
  });
});
