import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, type QueryKey } from '@tanstack/react-query';
import { notifyDone, notifyFailure } from './notify';
import { useRefresh } from './use-refresh';

interface ActionOptions {
  action: () => Promise<unknown>;
  /** What to say when it worked. */
  done: string;
  /** Queries that it makes stale. */
  refresh: QueryKey[];
  onDone?: () => unknown;
}

/** One press, one call: no form, no question. */
export function useAction({ action, done, refresh, onDone }: ActionOptions) {
  const renew = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: action,
    onSuccess: async () => {
      notifyDone(done);
      await onDone?.();
      await renew(...refresh);
    },
    onError: (failure) => {
      notifyFailure(failure);
      // Somebody else may have been first: show what is true now.
      void renew(...refresh);
    },
  });
  return { run: () => mutate(), busy: isPending };
}

interface ConfirmedActionOptions extends ActionOptions {
  /** The question. */
  title: string;
  /** What will happen. */
  text: string;
  /** The button's text: the verb of the question. */
  confirm: string;
}

/** As {@link useAction}, after a question, for what cannot be taken back. */
export function useConfirmedAction({ title, text, confirm, ...options }: ConfirmedActionOptions) {
  const { run, busy } = useAction(options);
  const ask = () =>
    modals.openConfirmModal({
      title,
      children: <Text size="sm">{text}</Text>,
      labels: { confirm, cancel: 'Cancel' },
      confirmProps: { color: 'red' },
      cancelProps: { 'data-autofocus': true },
      onConfirm: run,
    });
  return { ask, busy };
}
