import type { AnkiCard, AnkiEase } from '@wordgrove/anki';
import { masteryLevel } from '@wordgrove/scheduling';
import type { PastOfWord, PastReview } from '../../../../learning/off-thread.js';

const RATINGS: Readonly<Record<AnkiEase, PastReview['rating']>> = {
  1: 'AGAIN',
  2: 'HARD',
  3: 'GOOD',
  4: 'EASY',
};

/** Returns the past of a word with these cards, which has the log of one of them. */
export function pastOf(
  cards: readonly AnkiCard[],
  card: AnkiCard | undefined,
  at: Date,
): PastOfWord {
  return {
    suspended: cards.length > 0 && cards.every(({ isSuspended }) => isSuspended),
    reviews: card === undefined ? [] : reviewsOf(card, at),
  };
}

/** Returns the mastery level that a card's interval stands for. It is used for a card without a log. */
export function levelOf(card: AnkiCard): number {
  if (card.type === 'NEW') return 0;
  const stability = card.memory?.stability ?? card.intervalDays;
  return masteryLevel({ state: 'REVIEW', stability });
}

/** Returns the reviews in such an order that each is later than the one before, as the fold needs them. */
function reviewsOf(card: AnkiCard, at: Date): PastReview[] {
  const reviews: PastReview[] = [];
  let last: Date | undefined;
  for (const { at: reviewedAt, ease, timeMs } of card.reviews) {
    const isInOrder = last === undefined || reviewedAt > last;
    if (!isInOrder || reviewedAt > at) continue;
    last = reviewedAt;
    reviews.push({ at: reviewedAt.toISOString(), rating: RATINGS[ease], timeMs });
  }
  return reviews;
}
