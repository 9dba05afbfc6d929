import { aborted, notFound, type ApiError } from '../../platform/http/api-error.js';
import { awaitsReview, type Application } from './application.js';

/** The reason why a decision or a question was refused. */
export type ReviewRefusal = 'ABSENT' | 'WRONG_STATUS' | 'CHANGED' | 'HELD';

/**
 * Returns the errors of refused decisions and questions. `happened` is a sentence about what came first, without its full
 * stop, if that is known.
 */
export const REVIEW_REFUSALS: Record<ReviewRefusal, (happened?: string) => ApiError> = {
  ABSENT: () => notFound('application'),
  WRONG_STATUS: (happened = 'The status of the application has changed') =>
    aborted('ALREADY_DECIDED', `${happened}; reload it and try again`),
  HELD: (happened = 'Another admin has decided') =>
    aborted(
      'ALREADY_DECIDED',
      `${happened}, and the decision takes effect in a moment; reload the application to see it`,
    ),
  CHANGED: () =>
    aborted(
      'SUBMISSION_CHANGED',
      'The owner has changed what waits for a decision since you loaded it; reload it and decide again',
    ),
};

/** Returns why a decision about an application was refused, if it was. */
export function refusalOf(application: Application, submissionId: string | null): ReviewRefusal {
  const isCurrent = submissionId === null || submissionId === application.submissionId;
  if (!isCurrent && awaitsReview(application)) return 'CHANGED';
  return application.heldDecision === null ? 'WRONG_STATUS' : 'HELD';
}
