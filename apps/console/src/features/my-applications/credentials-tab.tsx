import { useOpenApplication } from './application-frame';
import { CredentialsSection } from './credentials-section';

/** The client ID and the secrets of an application. */
export function CredentialsTab() {
  const application = useOpenApplication();
  return <CredentialsSection application={application} />;
}
