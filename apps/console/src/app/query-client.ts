import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '../api/api-failure';
import { noteNoSession } from '../session/use-session';

const MAX_ATTEMPTS = 2;

/** Server state for the whole app. */
export function createQueryClient(): QueryClient {
  const endSession = (failure: Error) => {
    if (meansSignedOut(failure)) noteNoSession(client);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: endSession }),
    mutationCache: new MutationCache({ onError: endSession }),
    defaultOptions: {
      // Offline, everything is tried at once and fails: a page that waits for a connection seems to work.
      queries: {
        retry: (count, failure) => count < MAX_ATTEMPTS && isPassing(failure),
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

/** True if another attempt may help: there was no response, or one that says "later". */
function isPassing(failure: Error): boolean {
  return failure instanceof ApiFailure && (failure.status === 0 || failure.status === 503);
}

/** The response to a decision without a session is 403, and 401 for all other calls (rule 17). */
function meansSignedOut(failure: Error): boolean {
  if (!(failure instanceof ApiFailure)) return false;
  return (
    failure.status === 401 || failure.details.some(({ reason }) => reason === 'SESSION_MISSING')
  );
}
