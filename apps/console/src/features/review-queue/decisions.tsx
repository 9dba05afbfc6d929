import { Button, Group } from '@mantine/core';
import type { AdminApplicationDto } from '@wordgrove/dto';
import { useState } from 'react';
import {
  approveApplication,
  reinstateApplication,
  rejectApplication,
  suspendApplication,
} from '../../api/admin';
import { BusyButton } from '../../ui/busy-button';
import { useAction } from '../../ui/use-confirmed-action';
import { ReasonDialog, type ReasonedDecision } from './reason-dialog';
import { REVIEW_QUEUE } from './review-queue-key';
import { ThreadDialog } from './thread-dialog';

const REJECT: ReasonedDecision = {
  verb: 'Reject',
  done: 'will be rejected in a few seconds',
  decide: rejectApplication,
};
const SUSPEND: ReasonedDecision = {
  verb: 'Suspend',
  done: 'has been suspended',
  decide: suspendApplication,
};

/** The decisions that the application's status allows. */
export function Decisions({ application }: { application: AdminApplicationDto }) {
  const [asking, setAsking] = useState<ReasonedDecision | null>(null);
  const { status, pending_revision: revision } = application;
  const isHeld = application.held_decision !== null;
  const waiting = !isHeld && (status === 'PENDING' || (status === 'APPROVED' && revision !== null));
  return (
    <Group gap="sm">
      {waiting && <Approve application={application} />}
      {waiting && <Reasoned decision={REJECT} application={application} onAsk={setAsking} />}
      {status === 'APPROVED' && (
        <Reasoned decision={SUSPEND} application={application} onAsk={setAsking} />
      )}
      {status === 'SUSPENDED' && <Reinstate application={application} />}
      <ThreadDialog application={application} />
      <ReasonDialog application={application} decision={asking} onClose={() => setAsking(null)} />
    </Group>
  );
}

interface ReasonedProps {
  decision: ReasonedDecision;
  application: AdminApplicationDto;
  onAsk: (decision: ReasonedDecision) => void;
}

function Reasoned({ decision, application, onAsk }: ReasonedProps) {
  return (
    <Button
      variant="default"
      onClick={() => onAsk(decision)}
      aria-label={`${decision.verb} ${application.name}`}
    >
      {decision.verb}…
    </Button>
  );
}

function Approve({ application }: { application: AdminApplicationDto }) {
  const approve = useAction({
    action: () => approveApplication(application),
    done: (
      <>
        <bdi>{application.name}</bdi> will be approved in a few seconds
      </>
    ),
    refresh: [REVIEW_QUEUE],
  });
  return (
    <BusyButton
      busy={approve.busy}
      onClick={approve.run}
      aria-label={`Approve ${application.name}`}
    >
      Approve
    </BusyButton>
  );
}

function Reinstate({ application }: { application: AdminApplicationDto }) {
  const reinstate = useAction({
    action: () => reinstateApplication(application.id),
    done: (
      <>
        <bdi>{application.name}</bdi> has been reinstated
      </>
    ),
    refresh: [REVIEW_QUEUE],
  });
  return (
    <BusyButton
      variant="default"
      busy={reinstate.busy}
      onClick={reinstate.run}
      aria-label={`Reinstate ${application.name}`}
    >
      Reinstate
    </BusyButton>
  );
}
