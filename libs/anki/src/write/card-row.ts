import type { AnkiCardType } from '../anki-note.js';
import type { AnkiCardToWrite } from '../anki-note-to-write.js';
import { CREATED_SECONDS, DECK_ID } from './collection-row.js';

const DAY_SECONDS = 86_400;
const TYPES: Record<AnkiCardType, number> = { NEW: 0, LEARNING: 1, REVIEW: 2, RELEARNING: 3 };
const QUEUES: Record<AnkiCardType, number> = { NEW: 0, LEARNING: 1, REVIEW: 2, RELEARNING: 1 };
const SUSPENDED = -1;
/** SM-2's first factor, in thousandths, which Anki uses for learners without FSRS. */
const INITIAL_FACTOR = 2500;
/** One step left today and one step in all, in Anki's notation. */
const LAST_STEP = 1001;
const MAX_INTERVAL_DAYS = 36_500;

/**
 * Returns a row of `cards` without its ids and time.
 * @param position among the new cards
 * @param lastReviewAt milliseconds, undefined if there was no review
 */
export function cardRow(card: AnkiCardToWrite, position: number, lastReviewAt?: number) {
  const isOnSteps = card.type === 'LEARNING' || card.type === 'RELEARNING';
  const hasInterval = card.type === 'REVIEW' || card.type === 'RELEARNING';
  return {
    did: DECK_ID,
    ord: 0,
    usn: -1,
    type: TYPES[card.type],
    queue: card.isSuspended ? SUSPENDED : QUEUES[card.type],
    due: dueOf(card, position),
    ivl: hasInterval ? wholeDays(card.intervalDays) : 0,
    factor: hasInterval ? INITIAL_FACTOR : 0,
    reps: card.reps,
    lapses: card.lapses,
    left: isOnSteps ? LAST_STEP : 0,
    odue: 0,
    odid: 0,
    flags: 0,
    data: dataOf(card, lastReviewAt),
  };
}

/** Anki counts new cards by position, reviews by day and steps by second. */
function dueOf({ type, dueAt }: AnkiCardToWrite, position: number): number {
  if (type === 'NEW') return position;
  const seconds = Math.floor(dueAt.getTime() / 1000);
  return type === 'REVIEW' ? Math.floor((seconds - CREATED_SECONDS) / DAY_SECONDS) : seconds;
}

const wholeDays = (days: number): number =>
  Math.min(MAX_INTERVAL_DAYS, Math.max(1, Math.round(days)));

/** Returns stability and difficulty under the names that Anki's FSRS gives them. */
function dataOf({ type, memory }: AnkiCardToWrite, lastReviewAt: number | undefined): string {
  if (type === 'NEW' || memory === null) return '';
  return JSON.stringify({
    s: rounded(memory.stability, 4),
    d: rounded(memory.difficulty, 3),
    ...(lastReviewAt === undefined ? {} : { lrt: Math.floor(lastReviewAt / 1000) }),
  });
}

const rounded = (value: number, places: number): number => Number(value.toFixed(places));
