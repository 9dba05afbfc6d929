/** @runs-sources for module mocks */
import { Logger } from '@nestjs/common';
import type { LoggedReview } from '@wordgrove/scheduling';
import { fitWeights } from './fit.worker.js';
import { Optimizer } from './optimizer.js';
import type { WordHistory } from './review-history.js';

let isAvailable = true;
jest.mock('@open-spaced-repetition/binding', () => {
  if (isAvailable) return jest.requireActual('@open-spaced-repetition/binding');
  throw new Error('no binary for this platform');
});

const DAY_MS = 86_400_000;
const at = (days: number) => new Date(Date.UTC(2026, 0, 1) + days * DAY_MS);

/** Sixty words, reviewed at growing intervals, each time forgotten by one in four. */
const histories = Array.from({ length: 60 }, (_, word): WordHistory => ({
  origin: {
    seed: `${word}`,
    createdAt: at(0),
    declaredMasteryLevel: 0,
    declaredAt: new Date(0),
    declaredTimeZone: null,
  },
  reviews: Array.from({ length: 8 }, (_, n): LoggedReview => {
    const rating = (word * 7 + n * 3) % 4 === 0 ? 'AGAIN' : 'GOOD';
    return { id: `${word}-${n}`, reviewedAt: at((word % 10) + 2 ** n), timeZone: 'UTC', rating };
  }),
}));

/** Without its thread. */
const newOptimizer = () => new Optimizer({ fit: fitWeights });

describe('the optimizer', () => {
  beforeEach(() => {
    isAvailable = true;
    jest.resetModules();
  });

  it('fits the 21 weights of FSRS-6, the same each time', async () => {
    const weights = await newOptimizer().fit(histories, at(200));
    expect(weights).toHaveLength(21);
    expect(weights?.every(Number.isFinite)).toBe(true);
    expect(await newOptimizer().fit(histories, at(200))).toEqual(weights);
  });

  it('sees nothing of what is held out', async () => {
    const otherwise = histories.map(({ origin, reviews }) => ({
      origin,
      reviews: reviews.map((review) =>
        review.reviewedAt < at(40) ? review : { ...review, rating: 'EASY' as const },
      ),
    }));
    const weights = await newOptimizer().fit(histories, at(40));
    expect(await newOptimizer().fit(otherwise, at(40))).toEqual(weights);
    expect(await newOptimizer().fit(otherwise, at(200))).not.toEqual(weights);
  });

  it('leaves the defaults if there is no library, and says so once', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    isAvailable = false;
    const optimizer = newOptimizer();
    expect(await optimizer.fit(histories, at(200))).toBeNull();
    expect(await optimizer.fit(histories, at(200))).toBeNull();
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining('All learners use the default weights')],
    ]);
    warn.mockRestore();
  });
});
