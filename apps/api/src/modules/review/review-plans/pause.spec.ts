import fc from 'fast-check';
import { spreadBacklog } from './pause.js';

const day = (dueCount: number, backlogCount = 0) => ({ dueCount, backlogCount });
const plan = (dailyReviewLimit: number) => ({ pausedUntil: null, dailyReviewLimit });

describe('a backlog', () => {
  it('takes the room that each day has beside its own words, and that of today', () => {
    const days = [day(52, 50), day(5), day(30), day(0), day(0)];
    expect(spreadBacklog(days, plan(20), 12)).toEqual([12, 20, 30, 20, 5]);
  });

  it('begins when the pause ends', () => {
    expect(spreadBacklog([day(0), day(0), day(25, 25), day(0)], plan(20), 20)).toEqual([
      0, 0, 20, 5,
    ]);
  });

  it('loses no word and repeats none, and leaves the words of a day on it', () => {
    const counts = fc.record({ own: fc.nat(40), backlogCount: fc.nat(100) });
    fc.assert(
      fc.property(fc.array(counts, { minLength: 1 }), fc.nat(50), (all, limit) => {
        const days = all.map(({ own, backlogCount }) => day(own + backlogCount, backlogCount));
        const spread = spreadBacklog(days, plan(limit), limit);
        const total = (some: readonly number[]) => some.reduce((sum, each) => sum + each, 0);
        spread.forEach((count, at) => {
          expect(count).toBeGreaterThanOrEqual(all[at]!.own);
          expect(count).toBeLessThanOrEqual(Math.max(all[at]!.own, limit));
        });
        const left = total(days.map(({ dueCount }) => dueCount)) - total(spread);
        expect(left).toBeGreaterThanOrEqual(0);
        if (left > 0) expect(spread.at(-1)).toBe(Math.max(all.at(-1)!.own, limit));
      }),
    );
  });
});
