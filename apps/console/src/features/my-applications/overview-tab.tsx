import { useOpenApplication } from './application-frame';
import { StatusSection } from './status-section';

/** The first tab of an application. */
export function OverviewTab() {
  const application = useOpenApplication();
  return <StatusSection application={application} />;
}
