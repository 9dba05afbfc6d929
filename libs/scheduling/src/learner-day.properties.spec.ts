import fc from 'fast-check';
import { default_w as defaultWeights } from 'ts-fsrs';
import {
  type DayZone,
  foldReviews,
  learnerDay,
  type LoggedReview,
  predictions,
  trainingSequence,
} from './index.js';
import { rating, zone } from './history.fixture.js';
import { PublishedFsrs, type PublishedMemory } from './published-fsrs.fixture.js';
import { origin, PARAMETERS } from './review-log.fixture.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const published = new PublishedFsrs(defaultWeights);

const formats = new Map<string, Intl.DateTimeFormat>();

function offsets(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  return format;
}

/** The day by the zone's offset from UTC, which is found in another way than the service does. */
function dayByOffset(at: Date, zone: DayZone): number {
  if (zone === null) return Math.floor(at.getTime() / DAY_MS);
  const name =
    offsets(zone)
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
  return Math.floor((at.getTime() + offset - 4 * HOUR_MS) / DAY_MS);
}

/** From hours before to hours after the changes of daylight-saving time in 2026, and any other time. */
const start = fc.oneof(
  fc
    .record({
      change: fc.constantFrom('2026-03-08T10:00Z', '2026-03-29T01:00Z', '2026-11-01T09:00Z'),
      hours: fc.integer({ min: -300, max: 300 }),
    })
    .map(({ change, hours }) => Date.parse(change) + hours * 360_000),
  fc.integer({ min: Date.UTC(2000), max: Date.UTC(2050) }),
);

/** Reviews minutes, hours or days apart, mostly in one zone. Times of day differ, so that days turn in between. */
const reviewLog = fc
  .record({
    start,
    home: zone,
    entries: fc.array(
      fc.record({
        rating,
        away: fc.option(zone, { freq: 4, nil: undefined }),
        gap: fc.oneof(
          fc.integer({ min: 1, max: 60 }),
          fc.integer({ min: 60, max: 40 * 60 }),
          fc.integer({ min: 60, max: 60 * 24 * 60 }),
        ),
      }),
      { minLength: 1, maxLength: 12 },
    ),
  })
  .map(({ start, home, entries }) => {
    let at = start;
    return entries.map(({ rating, away, gap }, index): LoggedReview => {
      at += gap * 60_000;
      const timeZone = away === undefined ? home : away;
      return { id: String(index).padStart(4, '0'), reviewedAt: new Date(at), timeZone, rating };
    });
  });

const daysBetween = (from: LoggedReview, to: LoggedReview): number =>
  Math.max(
    dayByOffset(to.reviewedAt, to.timeZone) - dayByOffset(from.reviewedAt, from.timeZone),
    0,
  );

function publishedFold(log: readonly LoggedReview[]): PublishedMemory {
  const [first, ...later] = log as [LoggedReview, ...LoggedReview[]];
  return later.reduce(
    (memory, review, index) =>
      published.next(memory, daysBetween(log[index] as LoggedReview, review), review.rating),
    published.first(first.rating),
  );
}

describe("a learner's day", () => {
  it('turns at 04:00 by the clock of the zone, in whatever way its offset is found', () => {
    fc.assert(
      fc.property(start, zone, (time, timeZone) => {
        const at = new Date(time);
        expect(learnerDay(at, timeZone)).toBe(dayByOffset(at, timeZone));
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['America/Los_Angeles', '2026-05-05T23:50:00Z', '2026-05-06T00:10:00Z', 0],
    ['America/Los_Angeles', '2026-05-06T10:59:59Z', '2026-05-06T11:00:00Z', 1],
    ['Asia/Tokyo', '2026-05-05T13:00:00Z', '2026-05-05T23:00:00Z', 1],
    ['Europe/Berlin', '2026-03-29T01:59:59Z', '2026-03-29T02:00:00Z', 1],
    ['Europe/Berlin', '2026-10-25T02:00:00Z', '2026-10-25T03:00:00Z', 1],
    ['Nowhere/Unknown', '2026-05-05T03:59:59Z', '2026-05-05T04:00:00Z', 1],
  ])('in %s: from %s to %s are %d days', (timeZone, from, to, days) => {
    const [first, last] = [from, to].map((at) => learnerDay(new Date(at), timeZone));
    expect((last as number) - (first as number)).toBe(days);
  });
});

describe('the memory, by the formulas that FSRS-6 publishes', () => {
  const start = origin({ createdAt: new Date(0), declaredAt: new Date(0) });

  it('counts the days of the learner, each review in its zone', () => {
    fc.assert(
      fc.property(reviewLog, (log) => {
        const expected = publishedFold(log);
        const memory = foldReviews(start, log, PARAMETERS);
        expect(memory.stability / expected.stability).toBeCloseTo(1, 4);
        expect(memory.difficulty / expected.difficulty).toBeCloseTo(1, 4);
      }),
      { numRuns: 400 },
    );
  });

  it('predicts by the same days, and trains the optimizer with them', () => {
    fc.assert(
      fc.property(reviewLog, (log) => {
        const days = log.map((review, n) => (n === 0 ? 0 : daysBetween(log[n - 1]!, review)));
        expect(trainingSequence(start, log).map((each) => each.days)).toEqual(days);
        const predicted = log.flatMap(({ reviewedAt }, n) => {
          if (days[n] === 0) return [];
          const recall = published.recall(days[n]!, publishedFold(log.slice(0, n)));
          return [{ reviewedAt, recall: expect.closeTo(recall, 4) }];
        });
        expect(predictions(start, log, PARAMETERS)).toMatchObject(predicted);
      }),
    );
  });
});
