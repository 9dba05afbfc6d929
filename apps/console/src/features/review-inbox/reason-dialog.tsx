import { Button, Group, Modal, Stack, Textarea } from '@mantine/core';
import { LIMITS } from '@wordgrove/contracts';
import type { AdminApplicationDto } from '@wordgrove/dto';
import { BusyButton } from '../../ui/busy-button';
import { tooLong } from '../../ui/field-checks';
import { FormAlert } from '../../ui/form-alert';
import { notifyDone } from '../../ui/notify';
import { useApiForm } from '../../ui/use-api-form';
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
      {decision && <ReasonForm {...props} decision={decision} />}
    </Modal>
  );
}

const COLORS: Record<string, string> = { Approve: 'grove' };

interface ReasonFormProps extends ReasonDialogProps {
  decision: ReasonedDecision;
}

function ReasonForm({ application, decision, onClose, onDecided }: ReasonFormProps) {
  const refresh = useRefresh();
  const { checkedProps, formProps, failure, busy } = useApiForm({
    initialValues: { reason: '' },
    keepAs: `${decision.verb}:${application.id}`,
    submit: ({ reason }) => decision.decide(application, reason),
    onDone: async () => {
      onClose();
      onDecided?.();
      notifyDone(<Done name={application.name} done={decision.done} />);
      await refresh(ADMIN_APPLICATIONS);
    },
  });
  return (
    <form {...formProps}>
      <Stack>
        <FormAlert failure={failure} />
        <Textarea
          label="Reason"
          description="The developer will see this."
          required
          autosize
          minRows={3}
          data-autofocus
          {...checkedProps('reason', tooLong(LIMITS.reason))}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <BusyButton type="submit" busy={busy} color={COLORS[decision.verb] ?? 'red'}>
            {decision.verb}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}

function Done({ name, done }: { name: string; done: string }) {
  return (
    <>
      <bdi>{name}</bdi> {done}
    </>
  );
}
