import { cardFromRow, type CollectionClock, reviewFromRow } from './card-from-row.js';
import type { Row } from '../sqlite/value.js';

const DAY_MS = 86_400_000;
const CREATED_MS = Date.UTC(2020, 0, 1, 4);
const CLOCK: CollectionClock = { createdAtMs: CREATED_MS, hasThreeLearningButtons: false };
const AT = Date.UTC(2026, 0, 5, 9);

const card = (row: Row) => cardFromRow(row, 'Default', [], CLOCK);
const review = (row: Row, clock = CLOCK) =>
  reviewFromRow({ id: AT, ease: 3, ivl: 10, factor: 2500, time: 1200, type: 1, ...row }, clock);

describe('cardFromRow', () => {
  it.each([
    [0, 'NEW'],
    [1, 'LEARNING'],
    [2, 'REVIEW'],
    [3, 'RELEARNING'],
    [9, 'NEW'],
  ])('names type %d %s', (type, name) => {
    expect(card({ type, due: 5 }).type).toBe(name);
  });

  it('calls only queue -1 suspended: a buried card is back tomorrow', () => {
    expect([-1, -2, -3, 0, 2].map((queue) => card({ type: 2, queue }).isSuspended)).toEqual([
      ...[true, false, false, false, false],
    ]);
  });

  it.each([
    ['a day', { type: 2, due: 100 }, CREATED_MS + 100 * DAY_MS],
    ['a day before the collection', { type: 2, due: -3 }, CREATED_MS - 3 * DAY_MS],
    ['a moment', { type: 1, due: 1_767_600_000 }, 1_767_600_000_000],
    ['a day while relearning', { type: 3, queue: 3, due: 100 }, CREATED_MS + 100 * DAY_MS],
    [
      'its own deck while it is lent',
      { type: 2, due: -100_000, odid: 7, odue: 90 },
      CREATED_MS + 90 * DAY_MS,
    ],
  ])('is due by %s', (_, row, dueMs) => {
    expect(card(row).dueAt).toEqual(new Date(dueMs));
  });

  it('is due at no time while it is NEW, or beyond what a date can hold', () => {
    expect(card({ type: 0, due: 12 }).dueAt).toBeNull();
    expect(card({ type: 1, due: 2n ** 62n }).dueAt).toBeNull();
  });

  it.each([
    ['{"s":12.5,"d":5.1,"dr":0.9}', { stability: 12.5, difficulty: 5.1 }],
    ['{"pos":4}', null],
    ['{"s":"12","d":5}', null],
    ['{"s":-1,"d":5}', null],
    ['{broken', null],
    ['', null],
    ['null', null],
  ])("reads FSRS's memory from %s", (data, memory) => {
    expect(card({ type: 2, due: 1, data }).memory).toEqual(memory);
  });

  it('reads a card with wrong values as one without values', () => {
    const wrong: Row = { ord: 'x', type: null, queue: 'y', ivl: Infinity, factor: NaN, reps: '3' };
    expect(card(wrong)).toMatchObject({
      ord: 0,
      type: 'NEW',
      intervalDays: 0,
      easeFactor: 0,
      reps: 3,
    });
  });
});

describe('reviewFromRow', () => {
  it('reads an answer', () => {
    expect(review({})).toEqual({
      ...{ at: new Date(AT), ease: 3, kind: 'REVIEW', intervalDays: 10, timeMs: 1200 },
    });
  });

  it('reads intervals below zero as seconds', () => {
    expect(review({ ivl: -43_200 })?.intervalDays).toBe(0.5);
  });

  it.each([
    ['rescheduled by hand', { ease: 0, type: 4 }],
    ['rescheduled by Anki', { ease: 0, type: 5 }],
    ['without an answer', { ease: 0 }],
    ['with a button that is none', { ease: 5 }],
    ['crammed', { type: 3, factor: 0 }],
    ['of an unknown kind', { type: 17 }],
    ['at no time', { id: -5 }],
    ['beyond all time', { id: 2n ** 62n }],
  ])('leaves out what is %s', (_, row) => {
    expect(review(row)).toBeNull();
  });

  it('keeps an answer ahead of its time, which did schedule', () => {
    expect(review({ type: 3, factor: 2300 })).toMatchObject({ kind: 'FILTERED', ease: 3 });
  });

  it("reads the first scheduler's three buttons while learning as again, good and easy", () => {
    const first = { ...CLOCK, hasThreeLearningButtons: true };
    const eases = (type: number) => [1, 2, 3].map((ease) => review({ ease, type }, first)?.ease);
    expect([eases(0), eases(1), eases(2)]).toEqual([
      [1, 3, 4],
      [1, 2, 3],
      [1, 3, 4],
    ]);
  });
});
