import type { AdminApplicationDto } from '@wordgrove/dto';
import { suspendApplication } from '../../api/admin';
import { notifyDone } from '../../ui/notify';
import { ReasonForm } from '../../ui/reason-form';
import { useRefresh } from '../../ui/use-refresh';
import { ALL_APPLICATIONS } from './all-applications-key';
import { TEXTS } from './texts';

interface SuspendFormProps {
  application: AdminApplicationDto;
  close: () => void;
}

/** Suspends an application, for a reason that its developer sees. */
export function SuspendForm({ application, close }: SuspendFormProps) {
  const refresh = useRefresh();
  return (
    <ReasonForm
      lead={TEXTS.suspendText}
      label={TEXTS.why}
      readers={TEXTS.reasonNote}
      verb={TEXTS.suspend}
      color="red"
      keepAs={`suspend:${application.id}`}
      submit={(reason) => suspendApplication(application, reason)}
      onDone={() => {
        notifyDone(
          <>
            <bdi>{application.name}</bdi> {TEXTS.suspended}
          </>,
        );
        return refresh(ALL_APPLICATIONS);
      }}
      close={close}
    />
  );
}
