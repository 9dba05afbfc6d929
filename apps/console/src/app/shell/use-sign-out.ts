import { useMutation } from '@tanstack/react-query';
import { signOut } from '../../api/session';
import { dropAllDrafts } from '../../ui/form-draft';
import { notifyFailure } from '../../ui/notify';

export function useSignOut() {
  const { mutate, isPending } = useMutation({
    mutationFn: signOut,
    // A full load, so that nothing of this person stays in the page's memory.
    onSuccess: () => {
      dropAllDrafts();
      window.location.assign('/');
    },
    onError: notifyFailure,
  });
  return { run: () => mutate(), busy: isPending };
}
