import { createEmptyCard, default_w as defaultWeights, fsrs, Rating as FsrsRating } from 'ts-fsrs';
import {
  initialMemory,
  masteryLevel,
  type Memory,
  type MemoryState,
  seedStability,
} from './index.js';

describe('masteryLevel', () => {
  it.each([
    [0.001, 1],
    [6.99999999, 1],
    [7, 2],
    [20.99999999, 2],
    [21, 3],
    [59.99999999, 3],
    [60, 4],
    [119.99999999, 4],
    [120, 5],
    [36_500, 5],
  ])('reads a memory in review with a stability of %d days as level %d', (stability, level) => {
    expect(masteryLevel({ state: 'REVIEW', stability })).toBe(level);
  });

  it.each<MemoryState>(['LEARNING', 'RELEARNING'])(
    'holds a word in %s at 1, however stable',
    (state) => {
      expect(masteryLevel({ state, stability: 500 })).toBe(1);
    },
  );

  it('reads a new word as 0, whatever its stability', () => {
    expect(masteryLevel({ state: 'NEW', stability: 0 })).toBe(0);
    expect(masteryLevel({ state: 'NEW', stability: 500 })).toBe(0);
  });
});

describe('a declared level', () => {
  const declaredAt = new Date('2026-03-01T12:00:00.000Z');
  const declare = (declaredMasteryLevel: number, desiredRetention: number, seed = 'word') =>
    initialMemory(
      { seed, createdAt: declaredAt, declaredMasteryLevel, declaredAt },
      { desiredRetention },
    );
  const daysUntilDue = ({ nextReviewAt }: Memory) =>
    (nextReviewAt.getTime() - declaredAt.getTime()) / 86_400_000;
  /** As a share of the interval: that of short ones, which FSRS shifts most. */
  const MAX_FUZZ = 0.15;
  const levels = [0, 1, 2, 3, 4, 5];
  const retentions = Array.from({ length: 28 }, (_, i) => (70 + i) / 100);

  it.each([
    [0, 0],
    [1, 3],
    [2, 12],
    [3, 36],
    [4, 85],
    [5, 180],
  ])('%d seeds a stability of %d days', (level, days) => {
    expect(seedStability(level)).toBe(days);
  });

  it.each(levels)('%d reads back the same at every retention from 0.70 to 0.97', (level) => {
    for (const retention of retentions) expect(masteryLevel(declare(level, retention))).toBe(level);
  });

  it.each([-1, 6, 1.5, NaN])('%d is refused', (level) => {
    expect(() => seedStability(level)).toThrow(RangeError);
    expect(() => declare(level, 0.9)).toThrow(RangeError);
  });

  it('0 is a new word, due from its creation', () => {
    expect(declare(0, 0.9)).toEqual({
      state: 'NEW',
      stability: 0,
      difficulty: 0,
      reviewCount: 0,
      lapseCount: 0,
      learningStep: 0,
      lastReviewedAt: null,
      lastReviewTimeZone: null,
      nextReviewAt: declaredAt,
    });
  });

  it.each([
    [1, 3],
    [2, 12],
    [3, 36],
    [4, 85],
    [5, 180],
  ])('%d falls due, at a retention of 0.9, when its stability has run out', (level, days) => {
    const memory = declare(level, 0.9);
    expect(memory).toMatchObject({ state: 'REVIEW', reviewCount: 0, lastReviewedAt: null });
    expect(Math.abs(daysUntilDue(memory) - days)).toBeLessThanOrEqual(MAX_FUZZ * days + 1);
  });

  it('falls due on different days for words that were declared together', () => {
    const due = Array.from({ length: 300 }, (_, n) => daysUntilDue(declare(3, 0.9, `word ${n}`)));
    const days = [...new Set(due)].sort((a, b) => a - b);
    expect(days).toEqual(Array.from({ length: 9 }, (_, n) => 32 + n));
    for (const day of days) expect(due.filter((each) => each === day).length).toBeLessThan(75);
  });

  it('falls due at the same time again for the same word', () => {
    expect(declare(4, 0.9, 'word')).toEqual(declare(4, 0.9, 'word'));
  });

  it('falls due the later the more forgetting is allowed', () => {
    for (const level of levels.slice(1)) {
      const due = retentions.map((retention) => declare(level, retention).nextReviewAt.getTime());
      expect(due).toEqual([...due].sort((a, b) => b - a));
      expect(due.at(-1)).toBeLessThan(due[0] ?? 0);
      expect(due.at(-1)).toBeGreaterThan(declaredAt.getTime());
    }
  });

  it('falls due after a whole day at the earliest, and 36,500 days at the latest', () => {
    expect(declare(1, 1).nextReviewAt).toEqual(new Date('2026-03-02T12:00:00.000Z'));
    for (let n = 0; n < 50; n++) {
      expect(daysUntilDue(declare(5, 0.01, `word ${n}`))).toBeLessThanOrEqual(36_500);
    }
  });

  it('is as difficult as a word first answered with Good, and within 1–10 for any weights', () => {
    const difficulty = (declaredMasteryLevel: number, weights?: readonly number[]) =>
      initialMemory(
        { seed: '', createdAt: declaredAt, declaredMasteryLevel, declaredAt },
        { desiredRetention: 0.9, weights },
      ).difficulty;
    const firstGood = fsrs().next(createEmptyCard(declaredAt), declaredAt, FsrsRating.Good).card;
    for (const level of levels.slice(1)) expect(difficulty(level)).toBe(firstGood.difficulty);
    expect(difficulty(3, defaultWeights.with(4, 1))).toBe(1);
  });
});
