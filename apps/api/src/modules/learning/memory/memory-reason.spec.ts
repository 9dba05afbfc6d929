import type { Memory } from '@wordgrove/scheduling';
import { reasonOf, type ReasonParts } from './memory-reason.js';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

const MEMORY: Memory = {
  state: 'REVIEW',
  stability: 36.2,
  difficulty: 5,
  reviewCount: 3,
  lapseCount: 0,
  learningStep: 0,
  lastReviewedAt: inDays(-10),
  lastReviewTimeZone: 'UTC',
  nextReviewAt: inDays(26),
};

const reason = (memory: Partial<Memory> = {}, rest: Partial<ReasonParts> = {}) =>
  reasonOf(
    {
      memory: { ...MEMORY, ...memory },
      suspended: false,
      retrievability: 0.968,
      desiredRetention: 0.9,
      strengthenedAt: inDays(-10),
      ...rest,
    },
    NOW,
  );

describe('the reason of a schedule', () => {
  it('is for a word in review what its memory makes of the desired retention', () => {
    expect(reason()).toBe(
      'The memory lasts about 36 days (its stability) and was last fresh at the review 10 days ago; ' +
        'the chance of recall, 97 % now, falls to about the desired 90 % after 36 days, so the next ' +
        'review is due in 26 days.',
    );
  });

  it('is from the declaration on if that came later', () => {
    const declared = { lastReviewedAt: null, nextReviewAt: inDays(35.5) };
    expect(reason(declared, { strengthenedAt: inDays(-0.5), retrievability: 0.999 })).toBe(
      'The memory lasts about 36 days (its stability) and was last fresh at the declaration 12 hours ' +
        'ago; the chance of recall, over 99 % now, falls to about the desired 90 % after 36 days, so ' +
        'the next review is due in 36 days.',
    );
  });

  it.each([
    [0.2 / 24 / 60, 'is due now'],
    [0, 'is due now'],
    [-1 / 24 / 60, 'has been due for 1 minute'],
    [-2.5 / 24, 'has been due for 3 hours'],
    [-1, 'has been due for 1 day'],
    [-3.14, 'has been due for 3.1 days'],
    [-40.4, 'has been due for 40 days'],
  ])('says how long it has been due: %d days', (days, text) => {
    expect(reason({ nextReviewAt: inDays(days) })).toContain(`so the next review ${text}.`);
  });

  it('has a unit for the shortest spans, too', () => {
    expect(reason({ stability: 0.03 }, { strengthenedAt: NOW })).toMatch(
      /lasts about 43 minutes .+ was last fresh at the declaration less than a minute ago;/,
    );
  });

  it('is for a word in a step of learning that step', () => {
    const soon = { nextReviewAt: inDays(10 / 24 / 60) };
    expect(reason({ ...soon, state: 'LEARNING' })).toBe(
      'The word is still being learned: its next step is due in 10 minutes, before its interval ' +
        'grows to days.',
    );
    expect(reason({ ...soon, state: 'RELEARNING' })).toMatch(
      /^The word is being learned again after it was forgotten: its next step is due in 10 minutes/,
    );
  });

  it('is for a new or suspended word that it waits', () => {
    const fresh = { state: 'NEW', reviewCount: 0, lastReviewedAt: null } as const;
    expect(reason(fresh)).toMatch(/^The word is new: /);
    expect(reason({ ...fresh, reviewCount: 2 })).toMatch(/^The word was declared new again: /);
    expect(reason({}, { suspended: true })).toMatch(/^The word is suspended/);
    expect(reason(fresh, { suspended: true })).toMatch(/^The word is suspended/);
  });
});
