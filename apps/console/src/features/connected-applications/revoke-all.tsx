import { revokeAllGrants } from '../../api/grants';
import { BusyButton } from '../../ui/busy-button';
import { useConfirmedAction } from '../../ui/use-confirmed-action';
import { GRANTS } from './grants-key';
import { TEXTS } from './texts';
import { useGrants } from './use-grants';

/** Ends all access, after a question. Not while only a part of it is shown because of a search. */
export function RevokeAll() {
  const { grants, q } = useGrants();
  const revokeAll = useConfirmedAction({
    title: TEXTS.revokeAllQuestion,
    text: TEXTS.revokeAllText,
    confirm: TEXTS.revokeAll,
    action: revokeAllGrants,
    done: TEXTS.revokedAll,
    refresh: [GRANTS],
  });
  if (q !== '' || grants.length < 2) return null;
  return (
    <BusyButton variant="default" busy={revokeAll.busy} onClick={revokeAll.ask}>
      {TEXTS.revokeAll}
    </BusyButton>
  );
}
