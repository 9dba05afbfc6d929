import type { AnkiCardType, AnkiEase, AnkiMemory, AnkiReviewKind } from './anki-note.js';

/** An answer for Anki's review log. */
export interface AnkiReviewToWrite {
  readonly at: Date;
  readonly ease: AnkiEase;
  /** Milliseconds; Anki shows at most a minute by default. */
  readonly timeMs: number;
  /** Null to derive the kind from the intervals before it. */
  readonly kind: AnkiReviewKind | null;
  /**
   * The interval that the answer led to, in days. If null, the time until the next review is used,
   * or the card's interval.
   */
  readonly intervalDays: number | null;
}

/** The schedule of a note's only card. */
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
  /** In chronological order. Read once, to their end, before the next note is asked for. */
  readonly reviews: Iterable<AnkiReviewToWrite> | AsyncIterable<AnkiReviewToWrite>;
}

/** A word for Anki. Texts are plain text; the library creates the HTML. */
export interface AnkiNoteToWrite {
  /** The word's id. If a note with the same id is imported again, it updates the first one. */
  readonly id: string;
  readonly createdAt: Date;
  /** Anki updates an existing note only if the new one is later. */
  readonly updatedAt: Date;
  readonly term: string;
  readonly meaning: string;
  readonly context: string;
  readonly source: string;
  readonly language: string;
  /** Anki's tags cannot contain spaces, which become underscores. */
  readonly tags: readonly string[];
  /**
   * The data to restore from the note as long as nobody has changed it. HTML and tags cannot
   * represent every text.
   */
  readonly original?: string;
  readonly card: AnkiCardToWrite;
}
