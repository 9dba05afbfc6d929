import { clearRows, deleteRows, placesOf, type PurgeStep } from '../accounts/index.js';

/** What the module has of a user whose account has ended. */
export const REVIEW_PURGE: readonly PurgeStep[] = [
  deleteRows('reviews', 'reviews'),
  deleteRows('flashcards', 'flashcards'),
  deleteRows('review plans', 'review_plans'),
];

/** Forgets that answers came through applications; `applications` selects their `id`s. */
export const forgetSubmitters = (applications: string): PurgeStep =>
  clearRows({
    clears: 'provenances of reviews',
    table: 'reviews',
    places: placesOf('reviews', 'application_id', applications),
    clear: 'update reviews set application_id = null',
  });
