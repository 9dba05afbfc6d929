import { Modal } from '@mantine/core';
import type { AdminApplicationDto } from '@wordgrove/dto';
import { notifyDone } from '../../ui/notify';
import { ReasonForm } from '../../ui/reason-form';
import { useRefresh } from '../../ui/use-refresh';
import { ADMIN_APPLICATIONS } from './inbox-key';

/** A decision for which the admin gives the developer a reason. */
export interface ReasonedDecision {
  verb: string;
  /** Completes a sentence that begins with the name of the application. */
  done: string;
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

export function ReasonDialog({ decision, ...props }: ReasonDialogProps) {
  const { application, onClose } = props;
  return (
    <Modal
      opened={decision !== null}
      onClose={onClose}
      title={
        <>
          {decision?.verb} <bdi>{application.name}</bdi>
        </>
      }
    >
      {decision && <DecisionForm {...props} decision={decision} />}
    </Modal>
  );
}

const COLORS: Record<string, string> = { Approve: 'grove' };

interface DecisionFormProps extends ReasonDialogProps {
  decision: ReasonedDecision;
}

function DecisionForm({ application, decision, onClose, onDecided }: DecisionFormProps) {
  const refresh = useRefresh();
  return (
    <ReasonForm
      label="Reason"
      readers="The developer will see this."
      verb={decision.verb}
      color={COLORS[decision.verb] ?? 'red'}
      keepAs={`${decision.verb}:${application.id}`}
      submit={(reason) => decision.decide(application, reason)}
      onDone={() => {
        onDecided?.();
        notifyDone(<Done name={application.name} done={decision.done} />);
        return refresh(ADMIN_APPLICATIONS);
      }}
      close={onClose}
    />
  );
}

function Done({ name, done }: { name: string; done: string }) {
  return (
    <>
      <bdi>{name}</bdi> {done}
    </>
  );
}
