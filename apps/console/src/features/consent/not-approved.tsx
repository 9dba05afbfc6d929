import { Alert } from '@mantine/core';
import { WarningIcon } from '../../ui/icons';

/** A warning for an application that no admin has approved. */
export function NotApproved({ owner }: { owner: string }) {
  return (
    <Alert color="orange" icon={<WarningIcon />} title="Nobody has checked it yet">
      Only <bdi>{owner}</bdi> and invited test users can use it. Go on only if you know them.
    </Alert>
  );
}
