import { Alert } from '@mantine/core';
import { WarningIcon } from '../../ui/icons';
import { TEXTS } from './texts';

/** A warning for an application that no admin has approved. */
export function NotApproved({ owner }: { owner: string }) {
  return (
    <Alert color="orange" icon={<WarningIcon />} title={TEXTS.notApproved}>
      {TEXTS.onlyInvited(owner)}
    </Alert>
  );
}
