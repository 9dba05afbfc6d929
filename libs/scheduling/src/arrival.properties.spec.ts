import fc from 'fast-check';
import {
  applyReview,
  foldReviews,
  initialMemory,
  type LoggedReview,
  type Memory,
  type Origin,
  type SchedulingParameters,
} from './index.js';
import { history } from './history.fixture.js';

interface Event {
  readonly kind: 'submit' | 'undo';
  readonly review: LoggedReview;
}

/** Every review is submitted, some of them twice, and some are undone, at any time after. */
const arrivals = history.chain(({ origin, log, parameters }) =>
  fc
    .array(fc.record({ place: fc.nat(), undo: fc.boolean(), undoPlace: fc.nat() }), {
      minLength: log.length,
      maxLength: log.length,
    })
    .map((fates) => ({
      origin,
      parameters,
      kept: log.filter((_, i) => !fates[i]!.undo),
      events: log
        .flatMap((review, i) => {
          const { place, undo, undoPlace } = fates[i]!;
          const submitted = { at: place, kind: 'submit' as const, review };
          const again = { ...submitted, at: place + (undoPlace % 7) };
          return undo
            ? [submitted, { at: place + undoPlace, kind: 'undo' as const, review }]
            : [submitted, again];
        })
        .sort((a, b) => a.at - b.at),
    })),
);

/** The service's way: a later review is one step on, anything else folds the log anew. */
function receive(events: readonly Event[], origin: Origin, parameters: SchedulingParameters) {
  const known = new Map<string, LoggedReview>();
  const undone = new Set<string>();
  return events.reduce<Memory>(
    (memory, { kind, review }) => {
      if (kind === 'submit' && known.has(review.id)) return memory;
      if (kind === 'undo') undone.add(review.id);
      known.set(review.id, review);
      const isLatest = memory.lastReviewedAt === null || review.reviewedAt > memory.lastReviewedAt;
      if (kind === 'submit' && isLatest) return applyReview(memory, review, origin, parameters);
      const log = [...known.values()].filter(({ id }) => !undone.has(id));
      return foldReviews(origin, log, parameters);
    },
    initialMemory(origin, parameters),
  );
}

describe('reviews as they arrive', () => {
  it('end in the memory of those that were kept, however they were sent, repeated and undone', () => {
    fc.assert(
      fc.property(arrivals, ({ origin, events, kept, parameters }) => {
        expect(receive(events, origin, parameters)).toEqual(foldReviews(origin, kept, parameters));
      }),
      { numRuns: 300 },
    );
  });
});
