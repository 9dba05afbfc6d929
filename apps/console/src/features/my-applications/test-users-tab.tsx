import { useOpenApplication } from './application-frame';
import { TestUsersSection } from './test-users-section';

/** The people who can use an application before it is approved. */
export function TestUsersTab() {
  const application = useOpenApplication();
  return <TestUsersSection application={application} />;
}
