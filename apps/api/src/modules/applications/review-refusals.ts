import { aborted, notFound, type ApiError } from '../../platform/http/api-error.js';

/** The reason why a decision or a question was refused. */
export type ReviewRefusal = 'ABSENT' | 'WRONG_STATUS' | 'CHANGED' | 'HELD';

/** Returns the errors of refused decisions and questions. */
export const REVIEW_REFUSALS: Record<ReviewRefusal, () => ApiError> = {
  ABSENT: () => notFound('application'),
  WRONG_STATUS: () =>
    aborted(
      'ALREADY_DECIDED',
      'The status of the application has changed; reload it and try again',
    ),
  HELD: () =>
    aborted(
      'ALREADY_DECIDED',
      'Another admin has decided, and the decision takes effect in a moment; reload the application to see it',
    ),
  CHANGED: () =>
    aborted(
      'SUBMISSION_CHANGED',
      'The owner has changed what waits for a decision since you loaded it; reload it and decide again',
    ),
};
