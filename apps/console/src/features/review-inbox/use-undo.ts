import { useMutation } from '@tanstack/react-query';
import type { WaitingApplicationDto } from '@wordgrove/dto';
import { undoDecision } from '../../api/admin';
import { notifyDone, notifyFailure } from '../../ui/notify';
import { useRefresh } from '../../ui/use-refresh';
import { REVIEW_QUEUE } from '../review-queue/review-queue-key';

/** Undoes a decision that has not taken effect. */
export function useUndo() {
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: WaitingApplicationDto) => undoDecision(id),
    onSuccess: () => notifyDone('The decision has been undone'),
    onError: notifyFailure,
    onSettled: () => refresh(REVIEW_QUEUE),
  });
  return { busy: isPending, run: mutate };
}
