import { UsagePanel } from '../application-usage/usage-panel';
import { useOpenApplication } from './application-frame';
import { OwnerNameNote } from './owner-name-note';
import { StatusSection } from './status-section';

/** The first tab of an application: what is to be done before everybody can use it, and its usage. */
export function OverviewTab() {
  const application = useOpenApplication();
  return (
    <>
      <OwnerNameNote application={application} />
      {application.status !== 'APPROVED' && <StatusSection application={application} />}
      <UsagePanel id={application.id} />
    </>
  );
}
