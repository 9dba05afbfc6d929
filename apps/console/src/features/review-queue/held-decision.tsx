import { Alert, Group } from '@mantine/core';
import type { AdminApplicationDto } from '@wordgrove/dto';
import { undoDecision } from '../../api/admin';
import { BusyButton } from '../../ui/busy-button';
import { useAction } from '../../ui/use-confirmed-action';
import { REVIEW_QUEUE } from './review-queue-key';

const VERBS = { APPROVE: 'approved', REJECT: 'rejected' };

/** A decision that has not taken effect, which any admin can undo. */
export function HeldDecision({ application }: { application: AdminApplicationDto }) {
  const { id, name, held_decision: held } = application;
  const undo = useAction({
    action: () => undoDecision(id),
    done: (
      <>
        The decision about <bdi>{name}</bdi> has been undone
      </>
    ),
    refresh: [REVIEW_QUEUE],
  });
  if (held === null) return null;
  return (
    <Alert color="blue" title={`It will be ${VERBS[held.kind]} in a few seconds`}>
      <Group justify="space-between">
        <span>
          <bdi>{held.admin ?? 'An admin'}</bdi> decided.
        </span>
        <BusyButton
          variant="default"
          busy={undo.busy}
          onClick={undo.run}
          aria-label={`Undo the decision about ${name}`}
        >
          Undo
        </BusyButton>
      </Group>
    </Alert>
  );
}
