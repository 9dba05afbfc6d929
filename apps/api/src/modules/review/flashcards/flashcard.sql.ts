import { columnsOf } from '../../../platform/database/columns.js';
import { FlashcardEntity } from './flashcard.entity.js';
import { ISSUED_CARD } from './flashcard.js';

/** Selects an {@link IssuedCard}; for `flashcards` under its own name. */
export const FLASHCARD_COLUMNS = columnsOf(FlashcardEntity, ISSUED_CARD, 'flashcards');
