import { useMutation, useQueryClient } from '@tanstack/react-query';
import { signOut } from '../../api/session';
import { SESSION } from '../../session/use-session';
import { notifyFailure } from '../../ui/notify';

/** Signs out on the spot; `RequireSession` then asks for a sign-in and leads back to this request. */
export function useSwitchUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: signOut,
    onSuccess: () => client.setQueryData(SESSION, null),
    onError: notifyFailure,
  });
}
