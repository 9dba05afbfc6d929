import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UserDto } from '@wordgrove/dto';
import { getSession } from '../api/session';

export const SESSION = ['session'];

/** Asks who is signed in: `data` is null where nobody is. */
export function useSession() {
  return useQuery({ queryKey: SESSION, queryFn: getSession, staleTime: Infinity });
}

/** The signed-in user. Only for pages behind `RequireSession`. */
export function useUser(): UserDto {
  const { data } = useSession();
  if (data == null) throw new Error('useUser must be used inside RequireSession');
  return data;
}

/** Starts a session in this tab, without anything that an earlier user had loaded. */
export function useStartSession(): (user: UserDto) => void {
  const client = useQueryClient();
  return (user) => {
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION[0] });
    client.setQueryData(SESSION, user);
  };
}
