import { Text } from '@mantine/core';
import { useMutation, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { notifyDone, notifyFailure } from './notify';
import { withOverlays } from './overlay-host';
import type * as Module from './overlays';
import { TEXTS } from './texts';
import { useRefresh } from './use-refresh';

interface ActionOptions {
  action: () => Promise<unknown>;
  /** The message after a success. */
  done: ReactNode;
  /** The queries that the action makes stale. */
  refresh: QueryKey[];
  onDone?: () => unknown;
}

/** An action without a form or a question: one press, one call. */
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
      // Someone else may have been faster: show the current state.
      void renew(...refresh);
    },
  });
  return { run: () => mutate(), busy: isPending };
}

interface ConfirmedActionOptions extends ActionOptions {
  /** The question. */
  title: ReactNode;
  /** The consequences. */
  text: ReactNode;
  /** The button's text: the verb of the question. */
  confirm: string;
}

/** Like {@link useAction}, but asks first, for actions that cannot be undone. */
export function useConfirmedAction({ title, text, confirm, ...options }: ConfirmedActionOptions) {
  const { run, busy } = useAction(options);
  const ask = () =>
    openQuestion({
      title,
      children: <Text size="sm">{text}</Text>,
      labels: { confirm, cancel: TEXTS.cancel },
      confirmProps: { color: 'red' },
      cancelProps: { 'data-autofocus': true },
      onConfirm: run,
    });
  return { ask, busy };
}

function openQuestion(
  question: Parameters<(typeof Module)['modals']['openConfirmModal']>[0],
): void {
  withOverlays().then(
    ({ modals }) => void modals.openConfirmModal(question),
    // Nothing is done without the question. The next press tries again.
    () => undefined,
  );
}
