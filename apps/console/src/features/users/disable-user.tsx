import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { AdminUserDetailDto } from '@wordgrove/dto';
import { disableUser } from '../../api/instance';
import { notifyDone } from '../../ui/notify';
import { ReasonForm } from '../../ui/reason-form';
import { useRefresh } from '../../ui/use-refresh';
import { DISABLE } from './texts';
import { USERS } from './user-keys';

/** Disables an account, for a reason that the audit log keeps. */
export function DisableUser({ user }: { user: AdminUserDetailDto }) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" c="red" onClick={open}>
        {DISABLE.button}…
      </Button>
      <Modal opened={opened} onClose={close} title={DISABLE.question(user.display_name)}>
        <DisableForm user={user} close={close} />
      </Modal>
    </>
  );
}

function DisableForm({ user, close }: { user: AdminUserDetailDto; close: () => void }) {
  const refresh = useRefresh();
  return (
    <ReasonForm
      verb={DISABLE.button}
      lead={DISABLE.text}
      note={DISABLE.reasonNote}
      keepAs={`disable:${user.id}`}
      decide={(reason) => disableUser(user.id, reason)}
      onDone={async () => {
        close();
        notifyDone(DISABLE.done);
        await refresh(USERS, ['admin', 'audit-events']);
      }}
      close={close}
    />
  );
}
