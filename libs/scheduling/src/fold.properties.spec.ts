import fc from 'fast-check';
import {
  applyReview,
  foldReviews,
  initialMemory,
  type LoggedReview,
  masteryLevel,
  type Memory,
  type Origin,
  type SchedulingParameters,
} from './index.js';
import { history, rating, START } from './history.fixture.js';

const MAX_INTERVAL_MS = 36_500 * 86_400_000;

/** Returns the data as a database row would: the same doubles and milliseconds, none of the same objects. */
function storedAndReadBack(memory: Memory): Memory {
  const row = JSON.parse(JSON.stringify(memory)) as Memory;
  return {
    ...row,
    lastReviewedAt: row.lastReviewedAt && new Date(row.lastReviewedAt),
    nextReviewAt: new Date(row.nextReviewAt),
  };
}

function chain(origin: Origin, log: readonly LoggedReview[], parameters: SchedulingParameters) {
  return log.reduce(
    (memory, review) => applyReview(storedAndReadBack(memory), review, origin, parameters),
    initialMemory(origin, parameters),
  );
}

describe('the fold', () => {
  it('gives the same memory in whatever order the reviews arrive', () => {
    const shuffled = history.chain((h) =>
      fc.shuffledSubarray(h.log, { minLength: h.log.length }).map((arrival) => ({ ...h, arrival })),
    );
    fc.assert(
      fc.property(shuffled, ({ origin, log, arrival, parameters }) => {
        expect(foldReviews(origin, arrival, parameters)).toEqual(chain(origin, log, parameters));
      }),
    );
  });

  it('does not change the log that it is given', () => {
    fc.assert(
      fc.property(history, ({ origin, log, parameters }) => {
        const arrival = Object.freeze([...log].reverse());
        foldReviews(origin, arrival, parameters);
        expect(arrival).toEqual([...log].reverse());
      }),
    );
  });

  it('equals one step after another, each on a memory read back from storage', () => {
    fc.assert(
      fc.property(history, ({ origin, log, parameters }) => {
        expect(chain(origin, log, parameters)).toEqual(foldReviews(origin, log, parameters));
      }),
    );
  });

  it('undoes a review as if it had never been submitted', () => {
    const undone = fc.record({ h: history, position: fc.nat(24), rating });
    fc.assert(
      fc.property(undone, ({ h, position, rating }) => {
        const reviewedAt = h.log[position]?.reviewedAt ?? new Date(START);
        const mistaken: LoggedReview = { id: '0000x', reviewedAt, timeZone: null, rating };
        const submitted = [...h.log, mistaken];
        const kept = submitted.filter(({ id }) => id !== mistaken.id);

        expect(foldReviews(h.origin, submitted, h.parameters).reviewCount).toBe(h.log.length + 1);
        expect(foldReviews(h.origin, kept, h.parameters)).toEqual(
          chain(h.origin, h.log, h.parameters),
        );
      }),
    );
  });

  it('keeps every figure finite and in range, and no word due before its review', () => {
    fc.assert(
      fc.property(history, ({ origin, log, parameters }) => {
        log.reduce(
          (memory, review) => {
            const next = applyReview(memory, review, origin, parameters);
            expectSane(next);
            expect(next.reviewCount).toBe(memory.reviewCount + 1);
            if (review.reviewedAt >= origin.declaredAt) expectDueAfter(next, review.reviewedAt);
            return next;
          },
          initialMemory(origin, parameters),
        );
      }),
    );
  });
});

function expectSane(memory: Memory) {
  expect(memory.lapseCount).toBeLessThanOrEqual(memory.reviewCount);
  expect([0, 1]).toContain(memory.learningStep);
  expect(Number.isInteger(masteryLevel(memory))).toBe(true);
  if (memory.state === 'NEW') return;
  expect(memory.stability).toBeGreaterThanOrEqual(0.001);
  expect(memory.stability).toBeLessThanOrEqual(36_500);
  expect(memory.difficulty).toBeGreaterThanOrEqual(1);
  expect(memory.difficulty).toBeLessThanOrEqual(10);
}

function expectDueAfter({ nextReviewAt }: Memory, reviewedAt: Date) {
  const wait = nextReviewAt.getTime() - reviewedAt.getTime();
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(MAX_INTERVAL_MS);
}
