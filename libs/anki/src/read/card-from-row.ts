import type {
  AnkiCard,
  AnkiCardType,
  AnkiEase,
  AnkiMemory,
  AnkiReview,
  AnkiReviewKind,
} from '../anki-note.js';
import { numberIn, type Row, textIn } from '../sqlite/value.js';

const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;
/** A due number beyond this is a time in seconds, not a day (a thousand years of days). */
const MAX_DUE_DAY = 365_000;
/** The last moment that a Date can hold. */
const MAX_TIME_MS = 8.64e15;

const CARD_TYPES: readonly AnkiCardType[] = ['NEW', 'LEARNING', 'REVIEW', 'RELEARNING'];
const REVIEW_KINDS: readonly AnkiReviewKind[] = ['LEARNING', 'REVIEW', 'RELEARNING', 'FILTERED'];
const SUSPENDED_QUEUE = -1;

/** The facts on which the meaning of a collection's rows depends. */
export interface CollectionClock {
  /** The time at which day 0 began, in milliseconds. */
  readonly createdAtMs: number;
  /** Anki's first scheduler had three buttons while learning: again, good, easy. */
  readonly hasThreeLearningButtons: boolean;
}

/** Returns a row of `cards` as a card. */
export function cardFromRow(
  row: Row,
  deckName: string,
  reviews: readonly AnkiReview[],
  clock: CollectionClock,
): AnkiCard {
  const type = CARD_TYPES[numberIn(row, 'type')] ?? 'NEW';
  return {
    ord: numberIn(row, 'ord'),
    type,
    isSuspended: numberIn(row, 'queue') === SUSPENDED_QUEUE,
    deckName,
    intervalDays: daysOf(numberIn(row, 'ivl')),
    dueAt: type === 'NEW' ? null : dueAt(row, clock),
    easeFactor: numberIn(row, 'factor') / 1000,
    reps: numberIn(row, 'reps'),
    lapses: numberIn(row, 'lapses'),
    memory: memoryOf(textIn(row, 'data')),
    reviews,
  };
}

/**
 * Returns a row of `revlog` as a review. Returns null if it is not an answer or did not schedule:
 * for rescheduling by hand, cramming and bad rows.
 */
export function reviewFromRow(row: Row, clock: CollectionClock): AnkiReview | null {
  const kind = REVIEW_KINDS[numberIn(row, 'type')];
  const ease = easeOf(numberIn(row, 'ease'), kind, clock);
  const at = dateOf(numberIn(row, 'id'));
  // Anki leaves the factor at 0 if a filtered deck was set not to reschedule.
  const isCramming = kind === 'FILTERED' && numberIn(row, 'factor') === 0;
  if (kind === undefined || ease === null || at === null || isCramming) return null;
  const timeMs = Math.max(0, numberIn(row, 'time'));
  return { at, ease, kind, intervalDays: daysOf(numberIn(row, 'ivl')), timeMs };
}

function easeOf(
  button: number,
  kind: AnkiReviewKind | undefined,
  clock: CollectionClock,
): AnkiEase | null {
  const isShifted = clock.hasThreeLearningButtons && (kind === 'LEARNING' || kind === 'RELEARNING');
  const ease = isShifted && (button === 2 || button === 3) ? button + 1 : button;
  return ease === 1 || ease === 2 || ease === 3 || ease === 4 ? ease : null;
}

/** Anki counts days upwards from 0 and seconds downwards. */
const daysOf = (interval: number): number => (interval >= 0 ? interval : -interval / DAY_SECONDS);

/** Returns the date in its own deck for a card that is in a filtered deck. */
function dueAt(row: Row, { createdAtMs }: CollectionClock): Date | null {
  const isLent = numberIn(row, 'odid') !== 0 && numberIn(row, 'odue') !== 0;
  const due = numberIn(row, isLent ? 'odue' : 'due');
  return dateOf(due > MAX_DUE_DAY ? due * 1000 : createdAtMs + due * DAY_MS);
}

function dateOf(time: number): Date | null {
  return time > 0 && time <= MAX_TIME_MS ? new Date(time) : null;
}

function memoryOf(data: string): AnkiMemory | null {
  if (!data.startsWith('{')) return null;
  try {
    const { s: stability, d: difficulty } = JSON.parse(data) as Record<string, unknown>;
    const isMemory = isPositive(stability) && isPositive(difficulty);
    return isMemory ? { stability, difficulty } : null;
  } catch {
    return null;
  }
}

const isPositive = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;
