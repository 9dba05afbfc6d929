import { useMutation, useQueryClient } from '@tanstack/react-query';
import { signOut } from '../../api/session';
import { SESSION } from '../../session/use-session';
import { dropAllDrafts } from '../../ui/form-draft';
import { notifyFailure } from '../../ui/notify';

/**
 * Signs out without leaving the page. `RequireSession` then asks the user to sign in and returns to
 * this request.
 */
export function useSwitchUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: signOut,
    onSuccess: () => {
      dropAllDrafts();
      client.setQueryData(SESSION, null);
    },
    onError: notifyFailure,
  });
}
