import { Box, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { WaitingApplicationDto } from '@wordgrove/dto';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { approveApplication } from '../../api/admin';
import { NothingHere } from '../../ui/nothing-here';
import { notifyFailure } from '../../ui/notify';
import { useRefresh } from '../../ui/use-refresh';
import { countGroups } from '../review-checks/check-groups';
import { useReviewChecks } from '../review-checks/use-review-checks';
import { ReasonDialog, type ReasonedDecision } from './reason-dialog';
import { ADMIN_APPLICATIONS } from './inbox-key';
import { DecisionBar } from './decision-bar';
import { DECISIONS } from './decisions';
import { DetailBody, type Part } from './detail';
import { DetailHead } from './detail-head';
import { SEARCH_ID } from './inbox-head';
import classes from './inbox.module.css';
import { KeysDialog } from './keys-dialog';
import { TEXTS } from './texts';
import { lastOwn } from './own-decisions';
import { useArmed } from './use-armed';
import type { Choice } from './use-choice';
import { useKeysSetting, useSingleKeys } from './use-single-keys';
import type { useUndo } from './use-undo';

interface OpenedProps {
  choice: Choice;
  held: readonly WaitingApplicationDto[];
  adminId: string | undefined;
  undo: ReturnType<typeof useUndo>;
  isLoaded: boolean;
  /** True if nothing is in the list. */
  isEmpty: boolean;
  /** True if the list is not shown. */
  isAlone: boolean;
}

/** The half of the inbox beside the list. */
export function Opened({ choice, held, adminId, undo, isLoaded, isEmpty, isAlone }: OpenedProps) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isOn, setOn] = useKeysSetting();
  const last = lastOwn(held, adminId);
  useSingleKeys(
    {
      j: () => choice.move(1),
      k: () => choice.move(-1),
      z: () => last && undo.run(last),
      '?': () => setHelpOpen(true),
      '/': () => document.getElementById(SEARCH_ID)?.focus(),
    },
    isOn,
  );
  const { application } = choice;
  return (
    <div className={classes.detail}>
      {/* Another application is another component: what was armed for the one before is not for this one. */}
      {application && (
        <Deciding key={application.id} application={application} choice={choice} hasKeys={isOn} />
      )}
      {isAlone && <UnseenHeading />}
      {!application && isLoaded && !(isEmpty && choice.id === null) && (
        <NothingOpen hasChoice={choice.id !== null} />
      )}
      <KeysDialog
        opened={isHelpOpen}
        onClose={() => setHelpOpen(false)}
        isOn={isOn}
        setOn={setOn}
      />
    </div>
  );
}

/** On its own, this half is a page, whose heading is in the half that is not shown. */
function UnseenHeading() {
  return (
    <Title order={1} tabIndex={-1} className={classes.unseen}>
      {TEXTS.title}
    </Title>
  );
}

function NothingOpen({ hasChoice }: { hasChoice: boolean }) {
  return (
    <Box p="md" {...(!hasChoice && { visibleFrom: 'lg' })}>
      <NothingHere title={hasChoice ? TEXTS.gone : TEXTS.choose} />
    </Box>
  );
}

interface DecidingProps {
  application: WaitingApplicationDto;
  choice: Choice;
  hasKeys: boolean;
}

function Deciding({ application, choice, hasKeys }: DecidingProps) {
  const [asking, setAsking] = useState<ReasonedDecision | null>(null);
  const [part, setPart] = useState<Part>('changes');
  const armed = useArmed();
  const approve = useApprove(choice.leave);
  const checks = useReviewChecks(application, 'ADMIN');
  const unmet = countGroups(checks.data?.checks ?? [], 'UNMET');
  const actions = {
    approve: () => (unmet > 0 ? setAsking(DECISIONS.APPROVE) : approve(application)),
    ask: () => {
      flushSync(() => setPart('thread'));
      focusThread();
    },
    reject: () => setAsking(DECISIONS.REJECT),
    suspend: () => setAsking(DECISIONS.SUSPEND),
  };
  const { approve: a, ask: q, reject: r } = actions;
  useSingleKeys({ a, q, r }, hasKeys && armed.forKeys);
  return (
    <>
      <DetailHead application={application} choice={choice} />
      <DetailBody application={application} part={part} setPart={setPart} unmet={unmet} />
      <DecisionBar
        application={application}
        actions={actions}
        unmet={unmet}
        isArmed={armed.forPresses}
        hasKeys={hasKeys}
      />
      <ReasonDialog
        application={application}
        decision={asking}
        onClose={() => setAsking(null)}
        onDecided={choice.leave}
      />
    </>
  );
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
