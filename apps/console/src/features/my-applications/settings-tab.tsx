import { useOpenApplication } from './application-frame';
import { SettingsSection } from './settings-section';

/** The settings of an application, and changes that wait for a reviewer. */
export function SettingsTab() {
  const application = useOpenApplication();
  return <SettingsSection application={application} />;
}
