import type { LoggedReview, Origin, Rating } from './index.js';

/** The start of every example log. */
export const CREATED = new Date('2026-01-01T09:00:00.000Z');
export const DAY_MS = 86_400_000;
export const PARAMETERS = { desiredRetention: 0.9 };

/** Returns the time that many days after the word was collected. */
export const after = (days: number) => new Date(CREATED.getTime() + days * DAY_MS);

/** A word, which is collected as new by default. */
export const origin = (overrides: Partial<Origin> = {}): Origin => ({
  seed: '0b7e3c52-8a44-4f0e-9d5b-3f1a6d9c2e10',
  createdAt: CREATED,
  declaredMasteryLevel: 0,
  declaredAt: CREATED,
  declaredTimeZone: null,
  ...overrides,
});

export const review = (id: string, days: number, rating: Rating): LoggedReview => ({
  id,
  reviewedAt: after(days),
  timeZone: null,
  rating,
});

/** Returns `[days after creation, rating]` pairs as a log. */
export const logOf = (...entries: (readonly [number, Rating])[]) =>
  entries.map(([days, rating], i) => review(String(i).padStart(4, '0'), days, rating));
