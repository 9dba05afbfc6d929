import type { ApplicationDto } from '@wordgrove/dto';
import { withdrawApplication } from '../../api/applications';
import { BusyButton } from '../../ui/busy-button';
import { useConfirmedAction } from '../../ui/use-confirmed-action';
import { MY_APPLICATIONS } from './application-keys';

/** Takes an application or its changes out of review. */
export function Withdraw({ application }: { application: ApplicationDto }) {
  const isRevision = application.pending_revision !== null;
  const withdraw = useConfirmedAction({
    title: isRevision ? 'Withdraw the changes?' : 'Withdraw the submission?',
    text: isRevision
      ? 'Your changes since the approval are deleted. The application stays as its users see it.'
      : 'The application becomes a draft again. If you submit it later, it waits at the end of the queue.',
    confirm: 'Withdraw',
    action: () => withdrawApplication(application.id),
    done: (
      <>
        The submission of <bdi>{application.name}</bdi> has been withdrawn
      </>
    ),
    refresh: [MY_APPLICATIONS],
  });
  return (
    <div>
      <BusyButton variant="default" busy={withdraw.busy} onClick={withdraw.ask}>
        {isRevision ? 'Withdraw the changes…' : 'Withdraw the submission…'}
      </BusyButton>
    </div>
  );
}
