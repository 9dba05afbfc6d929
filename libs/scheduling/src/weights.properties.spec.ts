import fc from 'fast-check';
import { CLAMP_PARAMETERS } from 'ts-fsrs';
import { foldReviews, intervalModifier, nextIntervals, type Rating } from './index.js';
import { log, origin } from './history.fixture.js';

const RATINGS: readonly Rating[] = ['AGAIN', 'HARD', 'GOOD', 'EASY'];
// The ceiling that the library gives the two weights of same-day reviews by itself.
const BOUNDS = CLAMP_PARAMETERS(2) as unknown as [number, number][];

/** Whatever an optimizer may find: anything within the library's own bounds. */
const fitted = fc.record({
  weights: fc.tuple(...BOUNDS.map(([min, max]) => fc.double({ min, max, noNaN: true }))),
  desiredRetention: fc.double({ min: 0.7, max: 0.97, noNaN: true }),
});

describe('any weights that can be fitted', () => {
  it('leave every figure finite and no word due before its review', () => {
    fc.assert(
      fc.property(fitted, origin, log, (parameters, start, reviews) => {
        const declared = { ...start, declaredAt: start.createdAt };
        const memory = foldReviews(declared, reviews, parameters);
        expect(Number.isFinite(memory.stability)).toBe(true);
        expect(memory.difficulty).toBeGreaterThanOrEqual(0);
        expect(memory.difficulty).toBeLessThanOrEqual(10);
        expect(+memory.nextReviewAt).toBeGreaterThan(+(memory.lastReviewedAt ?? 0));
        const at = new Date(+(memory.lastReviewedAt ?? declared.createdAt) + 86_400_000);
        const next = nextIntervals(memory, { at, timeZone: 'UTC' }, declared, parameters);
        for (const rating of RATINGS) {
          expect(+next[rating].nextReviewAt).toBeGreaterThan(+at);
          expect(+next[rating].nextReviewAt - +at).toBeLessThanOrEqual(36_500 * 86_400_000);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('give a shorter interval the more is to be remembered', () => {
    fc.assert(
      fc.property(fitted, ({ weights, desiredRetention }) => {
        const less = intervalModifier({ weights, desiredRetention });
        const more = intervalModifier({ weights, desiredRetention: desiredRetention + 0.01 });
        expect(less).toBeGreaterThan(0);
        expect(Number.isFinite(less)).toBe(true);
        expect(more).toBeLessThanOrEqual(less);
      }),
    );
  });
});
