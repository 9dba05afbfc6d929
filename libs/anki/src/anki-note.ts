/** The button of an answer in Anki: 1 again, 2 hard, 3 good, 4 easy. */
export type AnkiEase = 1 | 2 | 3 | 4;

/** The state of a card in Anki's scheduler, whether or not it is suspended. */
export type AnkiCardType = 'NEW' | 'LEARNING' | 'REVIEW' | 'RELEARNING';

/** FILTERED means that the answer came ahead of its time, in a filtered deck that reschedules. */
export type AnkiReviewKind = 'LEARNING' | 'REVIEW' | 'RELEARNING' | 'FILTERED';

/** One entry of Anki's review log that counts for scheduling. */
export interface AnkiReview {
  readonly at: Date;
  readonly ease: AnkiEase;
  readonly kind: AnkiReviewKind;
  /** The interval that the answer led to. It is a fraction for steps within a day. */
  readonly intervalDays: number;
  readonly timeMs: number;
}

/** The memory state of a card in Anki's FSRS. */
export interface AnkiMemory {
  /** Days until the chance of recall falls to 90 %. */
  readonly stability: number;
  /** 1 (easy) to 10 (hard). */
  readonly difficulty: number;
}

/** One card of a note, with its review log in the order of time. */
export interface AnkiCard {
  /** The number of the note type's template or of the cloze, from 0. */
  readonly ord: number;
  readonly type: AnkiCardType;
  readonly isSuspended: boolean;
  readonly deckName: string;
  /** The interval that the card is on, in days. It is 0 for a card that never left learning. */
  readonly intervalDays: number;
  /**
   * Null for a NEW card. For a card that is due on a day, the start of that day in the collection's
   * time zone.
   */
  readonly dueAt: Date | null;
  /** SM-2's factor, 2.5 at first. It is 0 if the card has none. */
  readonly easeFactor: number;
  readonly reps: number;
  readonly lapses: number;
  readonly memory: AnkiMemory | null;
  readonly reviews: readonly AnkiReview[];
}

/** A field's name and its value, in HTML. */
export interface AnkiField {
  readonly name: string;
  readonly value: string;
}

/**
 * The fault of a note.
 * NOTE_TYPE_MISSING: the note has its fields, under the names 1, 2, …. NOTE_TOO_LARGE: it has no
 * fields, tags or cards.
 */
export type AnkiNoteFault = 'NOTE_TYPE_MISSING' | 'NOTE_TOO_LARGE';

/** A note in the package. */
export interface AnkiNote {
  /** The position among the package's notes, from 1. */
  readonly position: number;
  readonly noteId: number;
  /** Null if the collection does not have the note's type. */
  readonly noteTypeName: string | null;
  readonly fields: readonly AnkiField[];
  readonly tags: readonly string[];
  /**
   * The `original` that was given to this library's writer. Null if there is none or the note has
   * been changed since.
   */
  readonly original: string | null;
  /** The deck of the note's first card. Null if the note has no cards. */
  readonly deckName: string | null;
  readonly cards: readonly AnkiCard[];
  readonly fault: AnkiNoteFault | null;
}
