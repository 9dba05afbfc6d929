import fc from 'fast-check';
import type { DayZone, LoggedReview, Origin, Rating, SchedulingParameters } from './index.js';

/** The time at which every example word was collected. */
export const START = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;

/** Of every learner who keeps the default weights. */
export const parameters: fc.Arbitrary<SchedulingParameters> = fc.record({
  desiredRetention: fc.double({ min: 0.7, max: 0.97, noNaN: true }),
});

/** Zones with and without daylight saving, by half an hour too, and one that left a date out. Null is most of the past. */
export const zone: fc.Arbitrary<DayZone> = fc.constantFrom(
  null,
  'UTC',
  'America/Los_Angeles',
  'America/St_Johns',
  'Europe/Berlin',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
);

/** Declared up to two years after creation, so that some reviews come before the declaration. */
export const origin: fc.Arbitrary<Origin> = fc
  .record({
    seed: fc.uuid(),
    declaredMasteryLevel: fc.integer({ min: 0, max: 5 }),
    declaredTimeZone: zone,
    declaredAfter: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 730 * DAY_MS })),
  })
  .map(({ declaredAfter, ...declared }) => ({
    ...declared,
    createdAt: new Date(START),
    declaredAt: new Date(START + declaredAfter),
  }));

/** Gaps from none (the same millisecond) over minutes to years. */
const gap = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: 3_600_000 }),
  fc.integer({ min: 1, max: 30 * DAY_MS }),
  fc.integer({ min: 1, max: 3_000 * DAY_MS }),
);

export const rating = fc.constantFrom<Rating[]>('AGAIN', 'HARD', 'GOOD', 'EASY');

/** A log with unique ids, in the order of (reviewedAt, id). */
export const log: fc.Arbitrary<LoggedReview[]> = fc
  .array(fc.record({ gap, timeZone: zone, rating }), {
    maxLength: 25,
  })
  .map((entries) => {
    let at = START;
    return entries.map(({ gap, ...entry }, index) => {
      at += gap;
      return { id: String(index).padStart(4, '0'), reviewedAt: new Date(at), ...entry };
    });
  });

/** A word, its log and what schedules it. */
export const history = fc.record({ origin, log, parameters });
