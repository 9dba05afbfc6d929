import { Alert } from '@mantine/core';
import type { ApplicationDto } from '@wordgrove/dto';
import { submitApplication } from '../../api/applications';
import { BusyButton } from '../../ui/busy-button';
import { Section } from '../../ui/section';
import { useAction } from '../../ui/use-confirmed-action';
import { MY_APPLICATIONS } from './application-keys';
import { MEANINGS } from './state-texts';
import { TEXTS } from './texts';
import { Withdraw } from './withdraw';

export function StatusSection({ application }: { application: ApplicationDto }) {
  const { status, rejection_reason: reason, submission_id: submission } = application;
  return (
    <Section title={TEXTS.status} lead={MEANINGS[status]}>
      {reason && (
        <Alert color="red" title={TEXTS.reasonLabel}>
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
    done: TEXTS.submitted(application.name),
    refresh: [MY_APPLICATIONS],
  });
  return (
    <div>
      <BusyButton busy={submit.busy} onClick={submit.run}>
        {application.status === 'REJECTED' ? TEXTS.submitAgain : TEXTS.submit}
      </BusyButton>
    </div>
  );
}
