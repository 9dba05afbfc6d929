import type { AnkiReviewKind } from '../anki-note.js';
import type { AnkiCardToWrite, AnkiReviewToWrite } from '../anki-note-to-write.js';

const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;
const KINDS: Record<AnkiReviewKind, number> = {
  LEARNING: 0,
  REVIEW: 1,
  RELEARNING: 2,
  FILTERED: 3,
};
const INITIAL_FACTOR = 2500;
const MAX_TIME_MS = 2 ** 31 - 1;

/**
 * Returns the rows of `revlog` for a card without their ids. `at` is the id that each row would
 * have.
 */
export async function* reviewRows(card: AnkiCardToWrite) {
  let lastInterval = 0;
  let hasGraduated = false;
  for await (const [review, next] of withNext(card.reviews)) {
    const interval = storedInterval(intervalDays(card, review, next));
    const kind = review.kind ?? kindAfter(lastInterval, hasGraduated);
    yield {
      at: review.at.getTime(),
      usn: -1,
      ease: review.ease,
      ivl: interval,
      lastIvl: lastInterval,
      // Anki reads a FILTERED answer without a factor as an answer that did not schedule.
      factor: kind === 'LEARNING' && interval <= 0 ? 0 : INITIAL_FACTOR,
      time: Math.min(MAX_TIME_MS, Math.max(0, Math.round(review.timeMs))),
      type: KINDS[kind],
    };
    hasGraduated ||= interval > 0;
    lastInterval = interval;
  }
}

/** Returns each item with the one after it. */
async function* withNext<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
): AsyncGenerator<[Item, Item | undefined]> {
  let last: Item | undefined;
  for await (const item of items) {
    if (last !== undefined) yield [last, item];
    last = item;
  }
  if (last !== undefined) yield [last, undefined];
}

function kindAfter(lastInterval: number, hasGraduated: boolean): AnkiReviewKind {
  if (lastInterval > 0) return 'REVIEW';
  return hasGraduated ? 'RELEARNING' : 'LEARNING';
}

/**
 * Returns the given interval, or else the time until the next review, or for the last review the
 * card's interval.
 */
function intervalDays(
  { type, intervalDays: current }: AnkiCardToWrite,
  review: AnkiReviewToWrite,
  next: AnkiReviewToWrite | undefined,
): number {
  if (review.intervalDays !== null) return review.intervalDays;
  if (next !== undefined) return (next.at.getTime() - review.at.getTime()) / DAY_MS;
  return type === 'REVIEW' ? Math.max(1, current) : 0;
}

/** Days are stored upwards, seconds downwards. */
function storedInterval(days: number): number {
  return days >= 1 ? Math.round(days) : -Math.round(Math.max(0, days) * DAY_SECONDS);
}
