import { useOpenApplication } from './application-frame';
import { DeleteSection } from './delete-section';

/** What cannot be undone. */
export function DangerZoneTab() {
  const application = useOpenApplication();
  return <DeleteSection application={application} />;
}
