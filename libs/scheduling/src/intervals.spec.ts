import fc from 'fast-check';
import { default_w as defaultWeights, forgetting_curve as forgettingCurve } from 'ts-fsrs';
import {
  applyReview,
  foldReviews,
  initialMemory,
  intervalModifier,
  nextIntervals,
  type Rating,
} from './index.js';
import { history, zone } from './history.fixture.js';
import { after, logOf, origin, PARAMETERS } from './review-log.fixture.js';

const RATINGS: readonly Rating[] = ['AGAIN', 'HARD', 'GOOD', 'EASY'];
const inUtc = (at: Date) => ({ at, timeZone: null });

describe('the interval modifier', () => {
  it('is 1 at a retention of 0.9, at which the stability is the interval', () => {
    expect(intervalModifier(PARAMETERS)).toBeCloseTo(1, 6);
  });

  it.each([0.7, 0.8, 0.85, 0.95, 0.97])('at %d brings the memory to just that chance', (chance) => {
    const days = 50 * intervalModifier({ desiredRetention: chance });
    expect(forgettingCurve(defaultWeights, days, 50)).toBeCloseTo(chance, 6);
  });

  it('refuses what FSRS cannot use', () => {
    expect(() => intervalModifier({ desiredRetention: 0 })).toThrow(RangeError);
  });
});

describe('the next intervals', () => {
  it('are what the answers then make of the memory', () => {
    fc.assert(
      fc.property(history, zone, fc.nat(10 ** 9), ({ origin, log, parameters }, timeZone, wait) => {
        const memory = foldReviews(origin, log, parameters);
        const last = Math.max(+(memory.lastReviewedAt ?? 0), +origin.declaredAt);
        const at = new Date(last + wait);
        const next = nextIntervals(memory, { at, timeZone }, origin, parameters);
        for (const rating of RATINGS) {
          const review = { id: 'x', reviewedAt: at, timeZone, rating };
          expect(next[rating]).toEqual(applyReview(memory, review, origin, parameters));
        }
      }),
    );
  });

  it('of a new word lead through the learning steps, Easy past them', () => {
    const next = nextIntervals(
      initialMemory(origin(), PARAMETERS),
      inUtc(after(1)),
      origin(),
      PARAMETERS,
    );
    const minutes = (rating: Rating) => (+next[rating].nextReviewAt - +after(1)) / 60_000;
    expect(RATINGS.slice(0, 3).map(minutes)).toEqual([1, 6, 10]);
    expect(minutes('EASY')).toBeGreaterThanOrEqual(24 * 60);
    expect(RATINGS.map((rating) => next[rating].state)).toEqual([
      'LEARNING',
      'LEARNING',
      'LEARNING',
      'REVIEW',
    ]);
  });

  it('are longer the better the answer', () => {
    const memory = foldReviews(origin(), logOf([0, 'EASY'], [8, 'GOOD']), PARAMETERS);
    const next = nextIntervals(memory, inUtc(memory.nextReviewAt), origin(), PARAMETERS);
    const due = RATINGS.map((rating) => +next[rating].nextReviewAt);
    expect(due).toEqual([...due].sort((a, b) => a - b));
    expect(new Set(due).size).toBe(4);
  });

  it('begin no earlier than the last answer, whatever the clock says', () => {
    const memory = foldReviews(origin(), logOf([0, 'EASY'], [8, 'GOOD']), PARAMETERS);
    const next = nextIntervals(memory, inUtc(after(2)), origin(), PARAMETERS);
    for (const rating of RATINGS) expect(next[rating].lastReviewedAt).toEqual(after(8));
    const declared = origin({ declaredMasteryLevel: 3, declaredAt: after(5) });
    const seeded = nextIntervals(
      initialMemory(declared, PARAMETERS),
      inUtc(after(2)),
      declared,
      PARAMETERS,
    );
    for (const rating of RATINGS) expect(seeded[rating].lastReviewedAt).toEqual(after(5));
  });
});
