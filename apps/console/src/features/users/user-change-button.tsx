import type { AdminUserDetailDto } from '@wordgrove/dto';
import { changeUser, type UserChange } from '../../api/instance';
import { BusyButton } from '../../ui/busy-button';
import { useConfirmedAction } from '../../ui/use-confirmed-action';
import { CHANGES } from './texts';
import { USERS } from './user-keys';

/** Changes an account after a question. */
export function UserChangeButton({
  user,
  change,
}: {
  user: AdminUserDetailDto;
  change: UserChange;
}) {
  const { confirm, question, text, done } = CHANGES[change];
  const { ask, busy } = useConfirmedAction({
    action: () => changeUser(user.id, change),
    title: question(user.display_name),
    text,
    confirm,
    done,
    refresh: [USERS, ['admin', 'audit-events']],
  });
  return (
    <BusyButton variant="default" busy={busy} onClick={ask}>
      {confirm}…
    </BusyButton>
  );
}
