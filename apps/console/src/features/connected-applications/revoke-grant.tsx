import type { GrantDto } from '@wordgrove/dto';
import { revokeGrant } from '../../api/grants';
import { BusyButton } from '../../ui/busy-button';
import { useConfirmedAction } from '../../ui/use-confirmed-action';
import { GRANTS } from './grants-key';
import { TEXTS } from './texts';

/** Ends the access of an application, after a question. */
export function RevokeGrant({ grant }: { grant: GrantDto }) {
  const { name } = grant.application;
  const revoke = useConfirmedAction({
    title: TEXTS.revokeQuestion(name),
    text: TEXTS.revokeText(name),
    confirm: TEXTS.revokeAccess,
    action: () => revokeGrant(grant.id),
    done: TEXTS.revoked(name),
    refresh: [GRANTS],
  });
  return (
    <BusyButton
      variant="default"
      size="xs"
      busy={revoke.busy}
      onClick={revoke.ask}
      aria-label={TEXTS.revokeLabel(name)}
    >
      {TEXTS.revoke}
    </BusyButton>
  );
}
