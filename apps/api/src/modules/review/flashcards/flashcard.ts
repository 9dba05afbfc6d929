import type { RowOf } from '../../../platform/database/columns.js';
import type { ContentToAsk, WORD_TO_ASK } from '../../learning/index.js';
import type { FlashcardEntity } from './flashcard.entity.js';
import type { FromSentences } from './words-apart.js';

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

/**
 * A word to ask about. If it has no open flashcard, it comes with the notes and contexts that questions are
 * made from.
 */
export interface WordToReview extends RowOf<typeof WORD_TO_ASK>, ContentToAsk, FromSentences {
  /** The time at which the word falls due in the plan. */
  fallsDueAt: string;
}

/** A flashcard with the word that it asks about. */
export interface Flashcard {
  card: IssuedCard;
  word: Pick<WordToReview, 'term' | 'language' | 'memoryState'>;
}
