import { useOpenApplication } from './application-frame';
import { ChecksSection } from './checks-section';
import { ReviewSection } from './review-section';
import { StatusSection } from './status-section';

/** The state of an application, and its thread with the reviewers. */
export function ReviewTab() {
  const application = useOpenApplication();
  return (
    <>
      <StatusSection application={application} />
      <ChecksSection application={application} />
      <ReviewSection application={application} />
    </>
  );
}
