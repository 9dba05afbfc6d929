import { deleteRows, type PurgeStep } from '../accounts/index.js';

/** The steps that delete the module's rows of a user whose account has ended. */
export const REVIEW_PURGE: readonly PurgeStep[] = [
  deleteRows('review counters', 'review_counters'),
  deleteRows('reviews', 'reviews'),
  deleteRows('flashcards', 'flashcards'),
  deleteRows('review plans', 'review_plans'),
];
