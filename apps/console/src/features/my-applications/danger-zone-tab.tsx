import { useFocusOnAnchor } from '../../ui/use-focus-on-anchor';
import { useOpenApplication } from './application-frame';
import { DeleteSection } from './delete-section';
import { EndTokensSection } from './end-tokens-section';
import { HandoverSection } from './handover-section';

/** Everything that cannot be undone. */
export function DangerZoneTab() {
  const application = useOpenApplication();
  useFocusOnAnchor();
  return (
    <>
      <EndTokensSection application={application} />
      <HandoverSection application={application} />
      <DeleteSection application={application} />
    </>
  );
}
