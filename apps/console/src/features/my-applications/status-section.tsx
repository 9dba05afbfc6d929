import { Alert } from '@mantine/core';
import type { ApplicationStatus } from '@wordgrove/contracts';
import type { ApplicationDto } from '@wordgrove/dto';
import { submitApplication } from '../../api/applications';
import { BusyButton } from '../../ui/busy-button';
import { Section } from '../../ui/section';
import { useAction } from '../../ui/use-confirmed-action';
import { MY_APPLICATIONS } from './application-keys';
import { Withdraw } from './withdraw';

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
