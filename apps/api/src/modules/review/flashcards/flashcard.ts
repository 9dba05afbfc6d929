import type { RowOf } from '../../../platform/database/columns.js';
import type { WORD_TO_ASK, WordContext } from '../../learning/index.js';
import type { FlashcardEntity } from './flashcard.entity.js';

/** The properties of an {@link IssuedCard}. */
export const ISSUED_CARD = [
  'id',
  'learnedWordId',
  'questionType',
  'question',
  'hint',
  'options',
  'correctAnswer',
  'acceptedAnswers',
  'explanation',
  'source',
  'dueAt',
  'expiresAt',
] as const;

/** A question as it was issued; it never changes, even if the dictionary does. */
export type IssuedCard = Pick<FlashcardEntity, (typeof ISSUED_CARD)[number]>;

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
