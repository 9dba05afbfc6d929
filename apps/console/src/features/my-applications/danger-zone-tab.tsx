import { useOpenApplication } from './application-frame';
import { DeleteSection } from './delete-section';

/** The actions that cannot be undone. */
export function DangerZoneTab() {
  const application = useOpenApplication();
  return <DeleteSection application={application} />;
}
