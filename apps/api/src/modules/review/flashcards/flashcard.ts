import type { Question } from '@wordgrove/lexicon';
import type { WordToReview } from '../review-plans/plan-words.repository.js';

/** A question as it was issued; it never changes, even where the dictionary does. */
export interface IssuedCard extends Question {
  id: string;
  learnedWordId: string;
  dueAt: string;
  expiresAt: string;
}

/** A card with the word that it asks about. */
export interface Flashcard {
  card: IssuedCard;
  word: Pick<WordToReview, 'term' | 'language' | 'memoryState'>;
}
