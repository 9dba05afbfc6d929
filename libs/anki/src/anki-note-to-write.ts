import type { AnkiCardType, AnkiEase, AnkiMemory, AnkiReviewKind } from './anki-note.js';

/** An answer for Anki's review log. */
export interface AnkiReviewToWrite {
  readonly at: Date;
  readonly ease: AnkiEase;
  /** Milliseconds; Anki shows at most a minute by default. */
  readonly timeMs: number;
  /** Null to have it told from the intervals before it. */
  readonly kind: AnkiReviewKind | null;
  /** The interval the answer led to, in days. Null to take the time until the next review, or the card's interval. */
  readonly intervalDays: number | null;
}

/** How a note's one card is scheduled. */
export interface AnkiCardToWrite {
  readonly type: AnkiCardType;
  readonly isSuspended: boolean;
  /** Ignored for a NEW card. */
  readonly dueAt: Date;
  /** Days between the last review and `dueAt`; ignored for a card that is NEW or LEARNING. */
  readonly intervalDays: number;
  readonly reps: number;
  readonly lapses: number;
  /** For learners who use FSRS in Anki; null for a NEW card. */
  readonly memory: AnkiMemory | null;
  /** In the order of time. */
  readonly reviews: readonly AnkiReviewToWrite[];
}

/** A word for Anki. Texts are plain; the library makes the HTML. */
export interface AnkiNoteToWrite {
  /** The word's id: importing a note of the same id again updates the first. */
  readonly id: string;
  readonly createdAt: Date;
  /** Anki updates a note that it has only from a later one. */
  readonly updatedAt: Date;
  readonly term: string;
  readonly meaning: string;
  readonly context: string;
  readonly source: string;
  readonly language: string;
  /** Anki's tags hold no spaces: these become underscores. */
  readonly tags: readonly string[];
  /** What is wanted back from the note as long as nobody has changed it: HTML and tags cannot tell all of a text. */
  readonly original?: string;
  readonly card: AnkiCardToWrite;
}
