import { columnsOf } from '../../../platform/database/columns.js';
import { FlashcardEntity } from './flashcard.entity.js';

/** The select list that gives an issued card; for `flashcards` under its own name. */
export const FLASHCARD_COLUMNS = columnsOf(
  FlashcardEntity,
  [
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
  ],
  'flashcards',
);
