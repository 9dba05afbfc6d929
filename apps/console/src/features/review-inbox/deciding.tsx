import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import type { WaitingApplicationDto } from '@wordgrove/dto';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { approveApplication } from '../../api/admin';
import { notifyFailure } from '../../ui/notify';
import { useRefresh } from '../../ui/use-refresh';
import { ADMIN_APPLICATIONS } from '../decisions/admin-applications-key';
import { DECISIONS } from '../decisions/decisions';
import { ReasonDialog, type ReasonedDecision } from '../decisions/reason-dialog';
import { countGroups } from '../review-checks/check-groups';
import { useReviewChecks } from '../review-checks/use-review-checks';
import { DecisionBar, type BarActions } from './decision-bar';
import { DetailBody, type Part } from './detail';
import { DetailHead } from './detail-head';
import { TEXTS } from './texts';
import { useArmed } from './use-armed';
import type { Choice } from './use-choice';
import { useSingleKeys } from './use-single-keys';

interface DecidingProps {
  application: WaitingApplicationDto;
  choice: Choice;
  hasKeys: boolean;
  /** Called if a reason is being asked, and when that is over. */
  onAsking: (isAsking: boolean) => void;
}

/** The application that is shown, and the controls that decide about it. */
export function Deciding({ application, choice, hasKeys, onAsking }: DecidingProps) {
  const [part, setPart] = useState<Part>('changes');
  const [isAsideOpen, aside] = useDisclosure(false);
  const armed = useArmed();
  const checks = useReviewChecks(application, 'ADMIN');
  const unmet = countGroups(checks.data?.checks ?? [], 'UNMET');
  const askInThread = () => {
    flushSync(() => setPart('thread'));
    focusThread();
  };
  const { actions, asking, stopAsking } = useActions(
    { application, unmet, leave: choice.leave, onAsking },
    askInThread,
  );
  const areKeysArmed = hasKeys && armed.forKeys;
  useSingleKeys({ a: actions.approve, q: actions.ask, r: actions.reject }, areKeysArmed);
  return (
    <>
      <DetailHead
        {...{ application, choice, unmet }}
        openAside={aside.open}
        suspend={actions.suspend}
      />
      <DetailBody
        {...{ application, part, setPart, unmet }}
        aside={{ isOpen: isAsideOpen, close: aside.close }}
      />
      <DecisionBar
        {...{ application, actions, unmet, hasKeys, areKeysArmed }}
        isArmed={armed.forPresses}
      />
      <ReasonDialog
        application={application}
        decision={asking}
        onClose={stopAsking}
        onDecided={choice.leave}
      />
    </>
  );
}

interface ToDecide extends Pick<DecidingProps, 'application' | 'onAsking'> {
  unmet: number;
  leave: () => void;
}

/** Returns the decisions about an application, and the one for which a reason is being asked. */
function useActions({ application, unmet, leave, onAsking }: ToDecide, ask: () => void) {
  const [asking, setAsking] = useState<ReasonedDecision | null>(null);
  const askReason = (decision: ReasonedDecision | null) => {
    setAsking(decision);
    onAsking(decision !== null);
  };
  const approve = useApprove(leave);
  const actions: BarActions = {
    approve: () => (unmet > 0 ? askReason(approvalOf(unmet)) : approve(application)),
    ask,
    reject: () => askReason(DECISIONS.REJECT),
    suspend: () => askReason(DECISIONS.SUSPEND),
  };
  return { actions, asking, stopAsking: () => askReason(null) };
}

/** Returns the approval of an application that does not meet all checks. */
function approvalOf(unmet: number): ReasonedDecision {
  return { ...DECISIONS.APPROVE, lead: TEXTS.approveUnmet(unmet) };
}

function useApprove(onDone: () => void) {
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: (application: WaitingApplicationDto) => approveApplication(application),
    onSuccess: onDone,
    onError: notifyFailure,
    onSettled: () => refresh(ADMIN_APPLICATIONS),
  });
  return (application: WaitingApplicationDto) => {
    if (!isPending) mutate(application);
  };
}

function focusThread(): void {
  document.querySelector<HTMLElement>('[aria-labelledby="thread"] textarea')?.focus();
}
