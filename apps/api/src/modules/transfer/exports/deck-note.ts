import type {
  AnkiCardToWrite,
  AnkiEase,
  AnkiNoteToWrite,
  AnkiReviewToWrite,
} from '@wordgrove/anki';
import { LANGUAGES, type Rating } from '@wordgrove/contracts';
import type { WordToExport } from '../../learning/index.js';
import type { ReviewInLog } from '../../review/index.js';
import { originalOf } from '../deck-original.js';

const DAY_MS = 86_400_000;

const EASES: Readonly<Record<Rating, AnkiEase>> = { AGAIN: 1, HARD: 2, GOOD: 3, EASY: 4 };

/** Returns a word as a note with one card. */
export function noteOf(word: WordToExport, reviews: readonly ReviewInLog[]): AnkiNoteToWrite {
  const [context] = word.contexts;
  const source = [context?.sourceTitle, context?.sourceUrl].filter((part) => part);
  return {
    id: word.id,
    createdAt: new Date(word.createdAt),
    updatedAt: new Date(word.updatedAt),
    term: word.term,
    meaning: word.notes.join('\n'),
    context: context?.sentence ?? '',
    source: source.join('\n'),
    language: LANGUAGES[word.language].englishName,
    tags: word.tags,
    original: originalOf(word),
    card: cardOf(word, reviews),
  };
}

function cardOf(word: WordToExport, reviews: readonly ReviewInLog[]): AnkiCardToWrite {
  const dueAt = new Date(word.nextReviewAt);
  const since = Date.parse(latest(word.lastReviewedAt, word.declaredAt));
  const { stability, difficulty } = word;
  return {
    type: word.memoryState,
    isSuspended: word.suspended,
    dueAt,
    intervalDays: Math.max(1, Math.round((dueAt.getTime() - since) / DAY_MS)),
    reps: word.reviewCount,
    lapses: word.lapseCount,
    memory: word.memoryState === 'NEW' ? null : { stability, difficulty },
    reviews: reviewsOf(reviews),
  };
}

/** Returns the reviews of a card one by one, because there may be any number of them. */
function* reviewsOf(reviews: readonly ReviewInLog[]): Generator<AnkiReviewToWrite> {
  for (const { reviewedAt, rating, timeSpentMs } of reviews)
    yield {
      at: new Date(reviewedAt),
      ease: EASES[rating],
      timeMs: timeSpentMs ?? 0,
      kind: null,
      intervalDays: null,
    };
}

/** Returns the later of two times in ISO 8601. */
function latest(reviewedAt: string | null, declaredAt: string): string {
  return reviewedAt !== null && reviewedAt > declaredAt ? reviewedAt : declaredAt;
}
