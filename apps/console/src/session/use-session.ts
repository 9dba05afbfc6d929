import { skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { UserDto } from '@wordgrove/dto';
import { createContext, use } from 'react';
import { getSession } from '../api/session';

export const SESSION = ['session'];
const SESSION_ENDED = ['session-ended'];

/** Loads the signed-in user. `data` is null if nobody is signed in. */
export function useSession() {
  return useQuery({ queryKey: SESSION, queryFn: getSession, staleTime: Infinity });
}

/** Notes that the service no longer knows the session of this tab. */
export function noteNoSession(client: QueryClient): void {
  if (client.getQueryData(SESSION)) client.setQueryData(SESSION_ENDED, true);
  client.setQueryData(SESSION, null);
}

/** True after the session of this tab has ended by itself, until another one starts. */
export function useSessionEnded(): boolean {
  const { data } = useQuery({ queryKey: SESSION_ENDED, queryFn: skipToken });
  return data === true;
}

/** The user of the pages inside `RequireSession`. The session can end before those pages are gone. */
export const CurrentUser = createContext<UserDto | null>(null);

/** Returns the signed-in user. Only for pages inside `RequireSession`. */
export function useUser(): UserDto {
  const user = use(CurrentUser);
  if (user === null) throw new Error('useUser must be used inside RequireSession');
  return user;
}

/** Starts a session in this tab and drops everything that an earlier user has loaded. */
export function useStartSession(): (user: UserDto) => void {
  const client = useQueryClient();
  return (user) => {
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION[0] });
    client.setQueryData(SESSION, user);
  };
}
