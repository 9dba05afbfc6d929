import { revokeAllGrants } from '../../api/grants';
import { BusyButton } from '../../ui/busy-button';
import { useConfirmedAction } from '../../ui/use-confirmed-action';
import { GRANTS } from './grants-key';
import { useGrants } from './use-grants';

/** Ends all access, after a question. Not while only a part of it is shown because of a search. */
export function RevokeAll() {
  const { grants, q } = useGrants();
  const revokeAll = useConfirmedAction({
    title: 'Revoke access for all applications?',
    text: 'None of them will be able to use your vocabulary. Your words and reviews stay.',
    confirm: 'Revoke all',
    action: revokeAllGrants,
    done: 'All access has been revoked',
    refresh: [GRANTS],
  });
  if (q !== '' || grants.length < 2) return null;
  return (
    <BusyButton variant="default" busy={revokeAll.busy} onClick={revokeAll.ask}>
      Revoke all
    </BusyButton>
  );
}
