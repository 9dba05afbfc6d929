import type { AnkiEase, AnkiReviewToWrite } from '@wordgrove/anki';
import { LANGUAGES, type Rating } from '@wordgrove/contracts';
import type { WordToExport } from '../../learning/index.js';
import type { ReviewInLog } from '../../review/index.js';
import { originalOf } from '../deck-original.js';
import type { NoteOfDeck } from './deck-task.js';

const DAY_MS = 86_400_000;

const EASES: Readonly<Record<Rating, AnkiEase>> = { AGAIN: 1, HARD: 2, GOOD: 3, EASY: 4 };

/** Returns a word as a note with one card. */
export function noteOf(word: WordToExport): NoteOfDeck {
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
    card: cardOf(word),
  };
}

function cardOf(word: WordToExport): NoteOfDeck['card'] {
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
  };
}

/** Returns a review of a word as one of its card. */
export function reviewOf({ reviewedAt, rating, timeSpentMs }: ReviewInLog): AnkiReviewToWrite {
  return {
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
