import type { Memory } from '@wordgrove/scheduling';

/** The values from which the sentence is made. */
export interface ReasonParts {
  memory: Memory;
  suspended: boolean;
  /** The chance of recall now, 0–1. */
  retrievability: number;
  desiredRetention: number;
  /** The time at which the memory was last fresh; null for a new word. */
  strengthenedAt: Date | null;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Returns one sentence that says why the word is due at its time. */
export function reasonOf(parts: ReasonParts, now: Date): string {
  const { memory, suspended } = parts;
  if (suspended) return 'The word is suspended, so it is not asked until it is resumed.';
  if (memory.state === 'NEW')
    return memory.reviewCount === 0
      ? 'The word is new: it is asked as soon as the daily limit of new words allows.'
      : 'The word was declared new again: it is asked as soon as the daily limit of new words allows.';
  return memory.state === 'REVIEW' ? reviewReason(parts, now) : learningReason(parts, now);
}

function learningReason({ memory }: ReasonParts, now: Date): string {
  const what =
    memory.state === 'LEARNING'
      ? 'still being learned'
      : 'being learned again after it was forgotten';
  return `The word is ${what}: its next step ${dueText(memory.nextReviewAt, now)}, before its interval grows to days.`;
}

function reviewReason(parts: ReasonParts, now: Date): string {
  const { memory, desiredRetention, strengthenedAt } = parts;
  const { stability, lastReviewedAt, nextReviewAt } = memory;
  const event = strengthenedAt?.getTime() === lastReviewedAt?.getTime() ? 'review' : 'declaration';
  const interval = nextReviewAt.getTime() - (strengthenedAt ?? nextReviewAt).getTime();
  return (
    `The memory lasts about ${spanOf(stability * DAY_MS)} (its stability) and was last fresh at the ${event} ` +
    `${spanOf(now.getTime() - (strengthenedAt ?? now).getTime())} ago; the chance of recall, ` +
    `${percent(parts.retrievability)} now, falls to about the desired ${percent(desiredRetention)} ` +
    `after ${spanOf(interval)}, so the next review ${dueText(nextReviewAt, now)}.`
  );
}

function dueText(at: Date, now: Date): string {
  const wait = at.getTime() - now.getTime();
  if (wait >= MINUTE_MS) return `is due in ${spanOf(wait)}`;
  return -wait < MINUTE_MS ? 'is due now' : `has been due for ${spanOf(-wait)}`;
}

/** Returns a span in the largest unit that fits it: `3 days`, `5 hours`, `1 minute`. */
function spanOf(ms: number): string {
  if (ms >= DAY_MS) return days(ms / DAY_MS);
  if (ms >= HOUR_MS) return counted(Math.round(ms / HOUR_MS), 'hour');
  return ms < MINUTE_MS ? 'less than a minute' : counted(Math.round(ms / MINUTE_MS), 'minute');
}

/** Returns short spans to a tenth of a day and longer ones in whole days. */
function days(count: number): string {
  return counted(count < 10 ? Math.round(count * 10) / 10 : Math.round(count), 'day');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Returns a whole per cent, but never 100 % for a word that can be forgotten. */
function percent(share: number): string {
  return share > 0.995 && share < 1 ? 'over 99 %' : `${Math.round(share * 100)} %`;
}
