import { Alert } from '@mantine/core';
import type { ApplicationStatus } from '@wordgrove/contracts';
import type { ApplicationDto } from '@wordgrove/dto';
import { submitApplication, withdrawApplication } from '../../api/applications';
import { BusyButton } from '../../ui/busy-button';
import { Section } from '../../ui/section';
import { useAction, useConfirmedAction } from '../../ui/use-confirmed-action';
import { MY_APPLICATIONS } from './application-keys';

const MEANINGS: Record<ApplicationStatus, string> = {
  DRAFT: 'Only you and your test users can use it. Submit it for review to open it to everyone.',
  PENDING:
    'It is waiting for an admin of this site. Until it is approved, only you and your test users can use it.',
  APPROVED: 'Everyone can use it.',
  REJECTED: 'It was not approved. Make the changes that the reason asks for and submit it again.',
  SUSPENDED: 'An admin of this site has suspended it. Nobody can use it.',
};

export function StatusSection({ application }: { application: ApplicationDto }) {
  const { status, rejection_reason: reason, submission_id: submission } = application;
  return (
    <Section title="Status" lead={MEANINGS[status]}>
      {reason && (
        <Alert color="red" title="Reason">
          <bdi>{reason}</bdi>
        </Alert>
      )}
      {(status === 'DRAFT' || status === 'REJECTED') && <Submit application={application} />}
      {submission !== null && <Withdraw application={application} />}
    </Section>
  );
}

function Submit({ application }: { application: ApplicationDto }) {
  const submit = useAction({
    action: () => submitApplication(application.id),
    done: (
      <>
        <bdi>{application.name}</bdi> has been submitted
      </>
    ),
    refresh: [MY_APPLICATIONS],
  });
  return (
    <div>
      <BusyButton busy={submit.busy} onClick={submit.run}>
        {application.status === 'REJECTED' ? 'Submit again' : 'Submit for review'}
      </BusyButton>
    </div>
  );
}

function Withdraw({ application }: { application: ApplicationDto }) {
  const isRevision = application.pending_revision !== null;
  const withdraw = useConfirmedAction({
    title: isRevision ? 'Withdraw the changes?' : 'Withdraw the submission?',
    text: isRevision
      ? 'What you have changed since the approval is dropped. The application stays as its users see it.'
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
