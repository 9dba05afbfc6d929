import type { RowOf } from '../../../platform/database/columns.js';
import type { WordToReview } from '../review-plans/plan-words.repository.js';
import type { FLASHCARD_COLUMNS } from './flashcard.sql.js';

/** A question as it was issued; it never changes, even if the dictionary does. */
export type IssuedCard = RowOf<typeof FLASHCARD_COLUMNS>;

/** A card with the word that it asks about. */
export interface Flashcard {
  card: IssuedCard;
  word: Pick<WordToReview, 'term' | 'language' | 'memoryState'>;
}
