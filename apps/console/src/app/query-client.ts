import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '../api/api-failure';
import { SESSION } from '../session/use-session';

const ATTEMPTS = 2;

/** Server state for the whole app. */
export function createQueryClient(): QueryClient {
  const endSession = (failure: Error) => {
    if (meansSignedOut(failure)) client.setQueryData(SESSION, null);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: endSession }),
    mutationCache: new MutationCache({ onError: endSession }),
    defaultOptions: {
      queries: { retry: (count, failure) => count < ATTEMPTS && isPassing(failure) },
    },
  });
  return client;
}

/** Whether asking again may help: no answer at all, or one that says "later". */
function isPassing(failure: Error): boolean {
  return failure instanceof ApiFailure && (failure.status === 0 || failure.status === 503);
}

/** A decision on a request for access answers 403 where every other call answers 401 (rule 17). */
function meansSignedOut(failure: Error): boolean {
  if (!(failure instanceof ApiFailure)) return false;
  return (
    failure.status === 401 || failure.details.some(({ reason }) => reason === 'SESSION_MISSING')
  );
}
