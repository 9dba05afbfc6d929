import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '../api/api-failure';
import { SESSION } from '../session/use-session';

const ATTEMPTS = 2;

/** Server state for the whole app. Any 401 means that the session is over. */
export function createQueryClient(): QueryClient {
  const endSession = (failure: Error) => {
    if (failure instanceof ApiFailure && failure.status === 401) client.setQueryData(SESSION, null);
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
