import { FSRSBinding } from '@open-spaced-repetition/binding';
import { default_w as defaultWeights } from 'ts-fsrs';
import { foldReviews, type LoggedReview, type Rating, trainingSequence } from './index.js';
import { logOf, origin, PARAMETERS } from './review-log.fixture.js';

const STATE_OF = { 1: 'again', 2: 'hard', 3: 'good', 4: 'easy' } as const;

/** Stability and difficulty by the optimizer's library, which shares no code with the scheduler's. */
function byOptimizer(log: readonly LoggedReview[]) {
  const fsrs = new FSRSBinding([...defaultWeights]);
  return trainingSequence(origin(), log).reduce<{ stability: number; difficulty: number } | null>(
    (memory, { rating, days }) =>
      fsrs.nextStates(memory as never, 0.9, days)[STATE_OF[rating]].memory,
    null,
  );
}

// Weights that the one library has fitted must mean the same to the other.
describe('the fold against the library that fits the weights', () => {
  const logs: Record<string, (readonly [number, Rating])[]> = {
    'first answers of each kind and a week': [
      [0, 'HARD'],
      [7, 'GOOD'],
    ],
    'same-day repetitions': [
      [0, 'AGAIN'],
      [0.01, 'AGAIN'],
      [0.02, 'GOOD'],
      [0.03, 'GOOD'],
      [1, 'GOOD'],
    ],
    'kept for a year': [
      [0, 'GOOD'],
      [0.007, 'GOOD'],
      [3, 'GOOD'],
      [16, 'EASY'],
      [90, 'HARD'],
      [365, 'GOOD'],
    ],
    'forgotten twice': [
      [0, 'EASY'],
      [8, 'AGAIN'],
      [8.01, 'GOOD'],
      [12, 'AGAIN'],
      [12.01, 'GOOD'],
      [14, 'GOOD'],
    ],
  };

  it.each(Object.entries(logs))('agrees to five digits: %s', (_, entries) => {
    for (let length = 1; length <= entries.length; length += 1) {
      const log = logOf(...entries.slice(0, length));
      const expected = byOptimizer(log)!;
      const memory = foldReviews(origin(), log, PARAMETERS);
      expect(memory.stability / expected.stability).toBeCloseTo(1, 5);
      expect(memory.difficulty / expected.difficulty).toBeCloseTo(1, 5);
    }
  });
});
