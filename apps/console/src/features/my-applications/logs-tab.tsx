import { LogsPanel } from '../application-logs/logs-panel';
import { useOpenApplication } from './application-frame';

/** The requests of an application. */
export function LogsTab() {
  const application = useOpenApplication();
  return <LogsPanel application={application} />;
}
