import type { RowOf } from '../../../platform/database/columns.js';
import type { WORD_TO_ASK, WordContext } from '../../learning/index.js';
import type { FLASHCARD_COLUMNS } from './flashcard.sql.js';

/** A question as it was issued; it never changes, even if the dictionary does. */
export type IssuedCard = RowOf<typeof FLASHCARD_COLUMNS>;

/** A word to ask about, with what questions are made of: notes and contexts, if it has no open card. */
export interface WordToReview extends RowOf<typeof WORD_TO_ASK> {
  wordId: string;
  notes: string[];
  contexts: WordContext[];
  /** In the plan. */
  fallsDueAt: string;
}

/** A card with the word that it asks about. */
export interface Flashcard {
  card: IssuedCard;
  word: Pick<WordToReview, 'term' | 'language' | 'memoryState'>;
}
