import type { GrantDto } from '@wordgrove/dto';
import { revokeGrant } from '../../api/grants';
import { BusyButton } from '../../ui/busy-button';
import { useConfirmedAction } from '../../ui/use-confirmed-action';
import { GRANTS } from './grants-key';

/** Ends the access of an application, after a question. */
export function RevokeGrant({ grant }: { grant: GrantDto }) {
  const { name } = grant.application;
  const revoke = useConfirmedAction({
    title: (
      <>
        Revoke access for <bdi>{name}</bdi>?
      </>
    ),
    text: (
      <>
        <bdi>{name}</bdi> will no longer be able to use your vocabulary. Your words and reviews
        stay.
      </>
    ),
    confirm: 'Revoke access',
    action: () => revokeGrant(grant.id),
    done: (
      <>
        <bdi>{name}</bdi> no longer has access
      </>
    ),
    refresh: [GRANTS],
  });
  return (
    <BusyButton
      variant="default"
      size="xs"
      busy={revoke.busy}
      onClick={revoke.ask}
      aria-label={`Revoke access for ${name}`}
    >
      Revoke
    </BusyButton>
  );
}
