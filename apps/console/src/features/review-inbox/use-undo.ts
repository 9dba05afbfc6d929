import { useMutation } from '@tanstack/react-query';
import type { WaitingApplicationDto } from '@wordgrove/dto';
import { undoDecision } from '../../api/review-queue';
import { notifyDone, notifyFailure } from '../../ui/notify';
import { useRefresh } from '../../ui/use-refresh';
import { ADMIN_APPLICATIONS } from '../decisions/admin-applications-key';
import { TEXTS } from './texts';

/** Undoes a decision that has not taken effect. */
export function useUndo() {
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: WaitingApplicationDto) => undoDecision(id),
    onSuccess: () => notifyDone(TEXTS.undone),
    onError: notifyFailure,
    onSettled: () => refresh(ADMIN_APPLICATIONS),
  });
  return { busy: isPending, run: mutate };
}
