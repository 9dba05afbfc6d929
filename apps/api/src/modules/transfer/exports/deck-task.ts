import type { MessagePort } from 'node:worker_threads';
import type {
  AnkiCardToWrite,
  AnkiNoteToWrite,
  AnkiReviewToWrite,
  WriteOptions,
} from '@wordgrove/anki';

/** A note without the reviews of its card. */
export type NoteOfDeck = Omit<AnkiNoteToWrite, 'card'> & {
  card: Omit<AnkiCardToWrite, 'reviews'>;
};

/** A note, or reviews of the note before, of which there may be any number. */
export type DeckPart =
  | { note: NoteOfDeck; reviews?: never }
  | { reviews: AnkiReviewToWrite[]; note?: never };

/** A deck to write. */
export interface Deck {
  path: string;
  /** A directory for what is zipped. */
  directory: string;
  options: Pick<WriteOptions, 'deckName' | 'writtenAt'>;
}

/** The task of a thread that writes a deck. */
export interface DeckTask extends Deck {
  /** Carries its questions for more parts. The answer is null if there are no more. */
  port: MessagePort;
}
