import fc from 'fast-check';
import { trainingSequence } from './index.js';
import { history } from './history.fixture.js';
import { after, logOf, origin } from './review-log.fixture.js';

describe('the training sequence', () => {
  const log = logOf([0, 'AGAIN'], [0.01, 'HARD'], [2, 'GOOD'], [9, 'EASY']);

  it('has the grades in order, with the days between them', () => {
    const sequence = trainingSequence(origin(), [...log].reverse());
    expect(sequence).toEqual([
      { reviewedAt: after(0), rating: 1, days: 0 },
      { reviewedAt: after(0.01), rating: 2, days: 0 },
      { reviewedAt: after(2), rating: 3, days: 2 },
      { reviewedAt: after(9), rating: 4, days: 7 },
    ]);
  });

  it('is empty if the level was declared', () => {
    expect(trainingSequence(origin({ declaredMasteryLevel: 1 }), log)).toEqual([]);
  });

  it('starts again if a word was declared new again', () => {
    const sequence = trainingSequence(origin({ declaredAt: after(1) }), log);
    expect(sequence.map(({ days }) => days)).toEqual([0, 7]);
  });

  it('never counts days backwards', () => {
    fc.assert(
      fc.property(history, (h) => {
        for (const { days } of trainingSequence(h.origin, h.log))
          expect(days).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
