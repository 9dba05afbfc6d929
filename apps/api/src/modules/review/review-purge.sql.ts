import { deleteRows, type PurgeStep } from '../accounts/index.js';

/** What the module has of a user whose account has ended. */
export const REVIEW_PURGE: readonly PurgeStep[] = [
  deleteRows('reviews', 'reviews'),
  deleteRows('flashcards', 'flashcards'),
  deleteRows('review plans', 'review_plans'),
];
