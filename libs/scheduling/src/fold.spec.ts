import { default_w as defaultWeights, forgetting_curve as forgettingCurve } from 'ts-fsrs';
import {
  applyReview,
  foldReviews,
  initialMemory,
  learnerDay,
  masteryLevel,
  type Rating,
  retrievability,
} from './index.js';
import { after, DAY_MS, logOf, origin, PARAMETERS, review } from './review-log.fixture.js';

describe('the order of reviews', () => {
  it('is by id within one millisecond', () => {
    const [first, second] = [review('a', 0, 'EASY'), review('b', 0, 'AGAIN')];
    const swapped = [
      { ...first, id: 'b' },
      { ...second, id: 'a' },
    ];
    const memory = foldReviews(origin(), [second, first], PARAMETERS);
    expect(memory).toEqual(foldReviews(origin(), [first, second], PARAMETERS));
    expect(memory.state).toBe('RELEARNING');
    expect(foldReviews(origin(), swapped, PARAMETERS).state).not.toBe('RELEARNING');
  });

  it('is by code unit, the same in every locale', () => {
    const log = [review('a', 0, 'AGAIN'), review('B', 0, 'EASY')];
    expect(foldReviews(origin(), log, PARAMETERS).state).toBe('RELEARNING');
  });

  it('is never broken by a single step', () => {
    const memory = foldReviews(origin(), logOf([0, 'GOOD'], [3, 'GOOD']), PARAMETERS);
    expect(() => applyReview(memory, review('late', 2, 'GOOD'), origin(), PARAMETERS)).toThrow(
      RangeError,
    );
  });
});

describe('a lapse', () => {
  const lapsesAfter = (...entries: (readonly [number, Rating])[]) =>
    foldReviews(origin(), logOf(...entries), PARAMETERS).lapseCount;

  it('is not a wrong answer to a word still being learned', () => {
    expect(lapsesAfter([0, 'AGAIN'], [0.01, 'GOOD'], [0.02, 'AGAIN'])).toBe(0);
  });

  it('is a wrong answer to a word in review, once until it is learned again', () => {
    expect(lapsesAfter([0, 'EASY'], [8, 'AGAIN'])).toBe(1);
    expect(lapsesAfter([0, 'EASY'], [8, 'AGAIN'], [8.01, 'AGAIN'], [8.02, 'AGAIN'])).toBe(1);
    expect(lapsesAfter([0, 'EASY'], [8, 'AGAIN'], [8.01, 'GOOD'], [10, 'AGAIN'])).toBe(2);
  });

  it('is not a right answer, however hard', () => {
    expect(lapsesAfter([0, 'EASY'], [8, 'HARD'], [30, 'HARD'])).toBe(0);
  });
});

describe('a long run of answers', () => {
  /** A hundred answers, each on the day the word falls due. */
  function run(rating: Rating, desiredRetention: number, level: number) {
    const start = origin({ declaredMasteryLevel: level });
    const memories = [initialMemory(start, { desiredRetention })];
    for (let i = 0; i < 100; i += 1) {
      const memory = memories.at(-1)!;
      const next = { ...review(String(i), 0, rating), reviewedAt: memory.nextReviewAt };
      memories.push(applyReview(memory, next, start, { desiredRetention }));
    }
    return memories;
  }
  const cases = [0.7, 0.9, 0.97].flatMap((r) => [0, 1, 5].map((level) => [r, level] as const));

  it.each(cases)('all right at %d from level %d: ever more stable', (retention, level) => {
    for (const rating of ['GOOD', 'EASY'] as const) {
      const memories = run(rating, retention, level);
      const stabilities = memories.map(({ stability }) => stability);
      expect(stabilities).toEqual([...stabilities].sort((a, b) => a - b));
      const last = memories.at(-1)!;
      expect(last).toMatchObject({ state: 'REVIEW', lapseCount: 0, reviewCount: 100 });
      expect(masteryLevel(last)).toBe(5);
      expect(last.nextReviewAt.getTime()).not.toBeNaN();
    }
  });

  it.each(cases)('all wrong at %d from level %d: ever less stable', (retention, level) => {
    const memories = run('AGAIN', retention, level);
    const stabilities = memories.slice(1).map(({ stability }) => stability);
    const difficulties = memories.slice(1).map(({ difficulty }) => difficulty);
    expect(stabilities).toEqual([...stabilities].sort((a, b) => b - a));
    expect(difficulties).toEqual([...difficulties].sort((a, b) => a - b));
    const last = memories.at(-1)!;
    expect(last).toMatchObject({ lapseCount: level === 0 ? 0 : 1, reviewCount: 100 });
    expect(last.stability).toBeGreaterThan(0);
    expect(masteryLevel(last)).toBe(1);
    const wait = last.nextReviewAt.getTime() - last.lastReviewedAt!.getTime();
    expect(wait).toBe(level === 0 ? 60_000 : 600_000);
  });

  it.each(['HARD', 'GOOD', 'EASY'] as const)('never waits over 36,500 days after %s', (rating) => {
    for (const memory of run(rating, 0.7, 5).slice(1))
      expect(+memory.nextReviewAt - +memory.lastReviewedAt!).toBeLessThanOrEqual(36_500 * DAY_MS);
  });
});

describe('a new declaration', () => {
  const before = logOf([0, 'EASY'], [8, 'AGAIN'], [8.01, 'GOOD']);
  const redeclared = origin({ declaredMasteryLevel: 4, declaredAt: after(20) });

  it('resets the memory and keeps the count and date of earlier reviews', () => {
    const memory = foldReviews(redeclared, before, PARAMETERS);
    expect(memory).toEqual({
      ...initialMemory(redeclared, PARAMETERS),
      reviewCount: 3,
      lastReviewedAt: after(8.01),
    });
    expect(masteryLevel(memory)).toBe(4);
  });

  it('falls due from the day it was made', () => {
    expect(initialMemory(redeclared, PARAMETERS).nextReviewAt).toEqual(after(20 + 85));
  });

  it('makes a word new again at level 0', () => {
    const memory = foldReviews({ ...redeclared, declaredMasteryLevel: 0 }, before, PARAMETERS);
    expect(memory).toMatchObject({ state: 'NEW', stability: 0, lapseCount: 0, reviewCount: 3 });
    expect(masteryLevel(memory)).toBe(0);
  });

  it('counts the days to the next review from the declaration', () => {
    const next = review('next', 105, 'GOOD');
    const shaped = foldReviews(redeclared, [...before, next], PARAMETERS);
    const alone = foldReviews(redeclared, [next], PARAMETERS);
    expect(shaped.stability).toBe(alone.stability);
    expect(shaped.reviewCount).toBe(4);
    expect(shaped.stability).toBeGreaterThan(85);
    // A day after the declaration there was next to nothing to forget, so next to nothing is gained.
    const soon = foldReviews(redeclared, [review('soon', 21, 'GOOD')], PARAMETERS);
    expect(soon.stability).toBeLessThan(shaped.stability);
  });

  it('lets a review in its very millisecond count', () => {
    const memory = foldReviews(redeclared, [review('now', 20, 'AGAIN')], PARAMETERS);
    expect(memory).toMatchObject({ state: 'RELEARNING', lapseCount: 1 });
  });
});

describe('retrievability', () => {
  const dayOf = (days: number) => learnerDay(after(days), null);

  it('is 0 for a new word', () => {
    const memory = initialMemory(origin(), PARAMETERS);
    for (const days of [0, 5])
      expect(retrievability(memory, dayOf(days), origin(), PARAMETERS)).toBe(0);
  });

  it('is 0.9 when the stability has passed, counted from the declaration', () => {
    const declared = origin({ declaredMasteryLevel: 3, declaredAt: after(10) });
    const memory = initialMemory(declared, PARAMETERS);
    expect(retrievability(memory, dayOf(46), declared, PARAMETERS)).toBeCloseTo(0.9, 6);
    expect(retrievability(memory, dayOf(10), declared, PARAMETERS)).toBe(1);
    expect(retrievability(memory, dayOf(1), declared, PARAMETERS)).toBe(1);
  });

  it('counts whole days from that of the last review', () => {
    const declared = origin({ declaredMasteryLevel: 3 });
    const memory = foldReviews(declared, logOf([30, 'GOOD']), PARAMETERS);
    const curve = (days: number) => forgettingCurve(defaultWeights, days, memory.stability);
    for (const days of [0, 0.25, 1, 20])
      expect(retrievability(memory, dayOf(30 + days), declared, PARAMETERS)).toBe(
        curve(Math.floor(days)),
      );
  });
});
