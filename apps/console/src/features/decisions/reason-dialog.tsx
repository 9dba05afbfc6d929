import { Modal } from '@mantine/core';
import type { ReplyKind } from '@wordgrove/contracts';
import type { AdminApplicationDto } from '@wordgrove/dto';
import type { ReactNode } from 'react';
import { notifyDone } from '../../ui/notify';
import { ReasonForm } from '../../ui/reason-form';
import { useRefresh } from '../../ui/use-refresh';
import { InsertTemplate } from '../reply-templates/insert-template';
import { ADMIN_APPLICATIONS } from './admin-applications-key';
import { TEXTS } from './texts';

/** A decision for which the admin gives the developer a reason. */
export interface ReasonedDecision {
  verb: string;
  /** The verb with the name of the application. */
  title: (name: string) => ReactNode;
  /** The templates that are offered. */
  kind: ReplyKind;
  color: string;
  /** The consequences, if they are not plain from the verb. */
  lead?: string;
  /** The message after it, with the name of the application. */
  done: (name: string) => ReactNode;
  decide: (application: AdminApplicationDto, reason: string) => Promise<void>;
}

interface ReasonDialogProps {
  application: AdminApplicationDto;
  /** The decision that is being made, or null while the dialog is closed. */
  decision: ReasonedDecision | null;
  onClose: () => void;
  /** Called once the decision has been made. */
  onDecided?: () => void;
}

/** Asks for the reason of a decision, and makes it. */
export function ReasonDialog({ application, decision, onClose, onDecided }: ReasonDialogProps) {
  const refresh = useRefresh();
  const onDone = async (done: ReactNode) => {
    onClose();
    onDecided?.();
    notifyDone(done);
    await refresh(ADMIN_APPLICATIONS);
  };
  return (
    <Modal
      opened={decision !== null}
      onClose={onClose}
      title={decision ? decision.title(application.name) : <bdi>{application.name}</bdi>}
    >
      {decision && (
        <ReasonForm
          {...{ verb: decision.verb, color: decision.color, lead: decision.lead }}
          note={TEXTS.reasonNote}
          keepAs={`${decision.verb}:${application.id}`}
          templates={(insert) => <InsertTemplate kind={decision.kind} insert={insert} />}
          decide={(reason) => decision.decide(application, reason)}
          onDone={() => onDone(decision.done(application.name))}
          close={onClose}
        />
      )}
    </Modal>
  );
}
