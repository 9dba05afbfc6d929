import fc from 'fast-check';
import type { LoggedReview, Rating } from '@wordgrove/scheduling';
import { heldOutFrom, type WordHistory } from './review-history.js';
import { lossOf } from './weights-trial.js';

const START = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;
const at = (days: number) => new Date(START + days * DAY_MS);

const history = (reviews: readonly (readonly [number, Rating])[]): WordHistory => ({
  origin: {
    seed: 'w',
    createdAt: at(0),
    declaredMasteryLevel: 0,
    declaredAt: new Date(0),
    declaredTimeZone: null,
  },
  reviews: reviews.map(([days, rating], n): LoggedReview => {
    return { id: String(n).padStart(4, '0'), reviewedAt: at(days), timeZone: 'UTC', rating };
  }),
});

const rating = fc.constantFrom<Rating[]>('AGAIN', 'HARD', 'GOOD', 'EASY');
const histories = fc.array(
  fc
    .array(fc.tuple(fc.integer({ min: 0, max: 400 }), rating), { minLength: 1, maxLength: 20 })
    .map((reviews) => history(reviews.sort(([a], [b]) => a - b))),
  { minLength: 1, maxLength: 10 },
);

describe('the reviews that are held out', () => {
  it('are the latest fifth in time, over all words', () => {
    const words = Array.from({ length: 10 }, (_, word) =>
      history(Array.from({ length: 10 }, (_, n) => [n * 10 + word, 'GOOD'] as const)),
    );
    expect(heldOutFrom(words)).toEqual(at(80));
    expect(heldOutFrom([])).toBeNull();
  });

  it('are a fifth or, if several fall on one moment, a little more', () => {
    fc.assert(
      fc.property(histories, (words) => {
        const from = heldOutFrom(words)!;
        const all = words.flatMap(({ reviews }) => reviews);
        const later = all.filter(({ reviewedAt }) => reviewedAt > from).length;
        const held = all.filter(({ reviewedAt }) => reviewedAt >= from).length;
        expect(held).toBeGreaterThanOrEqual(all.length / 5);
        expect(later).toBeLessThanOrEqual(all.length / 5);
      }),
    );
  });
});

describe('the loss of weights', () => {
  it('is that of the held-out reviews alone', async () => {
    const words = [
      history([
        [0, 'EASY'],
        [8, 'AGAIN'],
        [30, 'GOOD'],
      ]),
    ];
    const loss = (from: number) => lossOf(undefined, words, at(from));
    expect(await loss(8)).toBe(await loss(0));
    expect(await loss(9)).toBe(await loss(30));
    expect(await loss(9)).toBeLessThan(await loss(8));
    expect(await loss(31)).toBeNaN();
  });

  it('does not depend on what came after', async () => {
    const beginning = [
      [0, 'EASY'],
      [8, 'GOOD'],
    ] as const;
    const alone = await lossOf(undefined, [history(beginning)], at(8));
    const whole = history([...beginning, [40, 'GOOD'], [60, 'AGAIN']]);
    const ofThree = await lossOf(undefined, [whole], at(8));
    const ofTheLastTwo = await lossOf(undefined, [whole], at(40));
    expect(3 * ofThree - 2 * ofTheLastTwo).toBeCloseTo(alone, 12);
  });
});
