import type { ApplicationDto } from '@wordgrove/dto';
import { withdrawApplication } from '../../api/applications';
import { BusyButton } from '../../ui/busy-button';
import { useConfirmedAction } from '../../ui/use-confirmed-action';
import { MY_APPLICATIONS } from './application-keys';
import { TEXTS } from './texts';

/** Takes an application or its changes out of review. */
export function Withdraw({ application }: { application: ApplicationDto }) {
  const isRevision = application.pending_revision !== null;
  const withdraw = useConfirmedAction({
    title: isRevision ? TEXTS.withdrawChanges : TEXTS.withdrawSubmission,
    text: isRevision ? TEXTS.withdrawChangesText : TEXTS.withdrawSubmissionText,
    confirm: TEXTS.withdraw,
    action: () => withdrawApplication(application.id),
    done: TEXTS.withdrawn(application.name),
    refresh: [MY_APPLICATIONS],
  });
  return (
    <div>
      <BusyButton variant="default" busy={withdraw.busy} onClick={withdraw.ask}>
        {isRevision ? TEXTS.withdrawChangesAsk : TEXTS.withdrawSubmissionAsk}
      </BusyButton>
    </div>
  );
}
