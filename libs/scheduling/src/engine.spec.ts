import {
  type Card,
  createEmptyCard,
  default_w as defaultWeights,
  fsrs,
  type Grade,
  Rating as FsrsRating,
  State,
  StrategyMode,
} from 'ts-fsrs';
import { foldReviews, type LoggedReview, type Rating } from './index.js';
import { after, CREATED, DAY_MS, logOf, origin, PARAMETERS } from './review-log.fixture.js';

const GRADES: Record<Rating, Grade> = {
  AGAIN: FsrsRating.Again,
  HARD: FsrsRating.Hard,
  GOOD: FsrsRating.Good,
  EASY: FsrsRating.Easy,
};

/** The library alone, seeded as documented: the word's id and the number of reviews. */
function byLibrary(log: readonly LoggedReview[], seed: string, retention: number) {
  let reviews = 0;
  const scheduler = fsrs({ request_retention: retention, enable_fuzz: true });
  scheduler.useStrategy(StrategyMode.SEED, () => `${seed}${reviews}`);
  return log.reduce<Card>((card, { reviewedAt, rating }) => {
    reviews += 1;
    return scheduler.next(card, reviewedAt, GRADES[rating]).card;
  }, createEmptyCard(CREATED));
}

describe('foldReviews against the library', () => {
  const logs: Record<string, LoggedReview[]> = {
    'first answer wrong': logOf([0, 'AGAIN']),
    'first answer hard': logOf([0, 'HARD']),
    'first answer easy': logOf([0, 'EASY']),
    'learned in two steps': logOf([0, 'GOOD'], [0.007, 'GOOD']),
    'learned and kept': logOf(
      [0, 'GOOD'],
      [0.007, 'GOOD'],
      [2, 'GOOD'],
      [13, 'EASY'],
      [60, 'HARD'],
    ),
    'forgotten and relearned': logOf(
      [0, 'EASY'],
      [8, 'GOOD'],
      [40, 'AGAIN'],
      [40.01, 'AGAIN'],
      [40.02, 'GOOD'],
    ),
    'answered long after it was due': logOf([0, 'EASY'], [900, 'GOOD'], [5_000, 'GOOD']),
  };

  it.each(Object.entries(logs))('agrees: %s', (_, log) => {
    for (const desiredRetention of [0.7, 0.9, 0.97]) {
      const { seed } = origin();
      const card = byLibrary(log, seed, desiredRetention);
      expect(foldReviews(origin(), log, { desiredRetention })).toEqual({
        state: State[card.state].toUpperCase(),
        stability: card.stability,
        difficulty: card.difficulty,
        reviewCount: card.reps,
        lapseCount: card.lapses,
        learningStep: card.learning_steps,
        lastReviewedAt: card.last_review,
        lastReviewTimeZone: null,
        nextReviewAt: card.due,
      });
    }
  });

  // Pinned: stored memories must not shift under a library upgrade unnoticed.
  it('keeps its figures', () => {
    expect(foldReviews(origin(), logs['forgotten and relearned'] ?? [], PARAMETERS)).toEqual({
      state: 'REVIEW',
      stability: 0.98132768,
      difficulty: 8.99424041,
      reviewCount: 5,
      lapseCount: 1,
      learningStep: 0,
      lastReviewedAt: after(40.02),
      lastReviewTimeZone: null,
      nextReviewAt: after(41.02),
    });
  });

  it('takes its own weights, and refuses what is not FSRS-6', () => {
    const weights = defaultWeights.map((w, i) => (i === 2 ? 5 : w));
    const first = logOf([0, 'GOOD']);
    expect(foldReviews(origin(), first, { ...PARAMETERS, weights }).stability).toBe(5);
    for (const wrong of [weights.slice(0, 17), weights.slice(0, 19), weights.with(3, NaN)])
      expect(() => foldReviews(origin(), first, { ...PARAMETERS, weights: wrong })).toThrow(
        RangeError,
      );
  });

  it.each([0, -0.1, 1.01, NaN])('refuses a retention of %d', (desiredRetention) => {
    expect(() => foldReviews(origin(), [], { desiredRetention })).toThrow(RangeError);
  });
});

describe('fuzz', () => {
  const log = logOf([0, 'EASY'], [8, 'GOOD']);
  const dueOf = (seed: string, entries = log) =>
    foldReviews(origin({ seed }), entries, PARAMETERS).nextReviewAt.getTime();

  it('spreads words that were learned together', () => {
    const due = Array.from({ length: 50 }, (_, i) => dueOf(`word-${i}`));
    expect(new Set(due).size).toBeGreaterThan(3);
  });

  it('depends on the word and its count of reviews, not on the time of day', () => {
    const anHourLater = logOf([1 / 24, 'EASY'], [8 + 1 / 24, 'GOOD']);
    for (let i = 0; i < 50; i += 1)
      expect(dueOf(`word-${i}`, anHourLater) - dueOf(`word-${i}`)).toBe(DAY_MS / 24);
  });
});
