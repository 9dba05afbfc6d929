import { RestartPauses } from './restart-pauses.js';

describe('RestartPauses', () => {
  it('restarts at once, and then less and less often, to no end', () => {
    const pauses = new RestartPauses();
    let now = 0;
    const taken = Array.from({ length: 200 }, () => {
      const pause = pauses.next(now);
      now += pause;
      return pause;
    });
    expect(taken.slice(0, 9)).toEqual([0, 100, 200, 400, 800, 1_600, 3_200, 6_400, 10_000]);
    expect(new Set(taken.slice(8))).toEqual(new Set([10_000]));
  });

  it('restarts at once after a quiet minute', () => {
    const pauses = new RestartPauses();
    pauses.next(0);
    expect(pauses.next(59_000)).toBe(100);
    expect(pauses.next(119_000)).toBe(0);
  });
});
