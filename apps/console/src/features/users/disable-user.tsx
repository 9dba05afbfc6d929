import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { LIMITS } from '@wordgrove/contracts';
import type { AdminUserDetailDto } from '@wordgrove/dto';
import { disableUser } from '../../api/instance';
import { BusyButton } from '../../ui/busy-button';
import { tooLong } from '../../ui/field-checks';
import { FormAlert } from '../../ui/form-alert';
import { notifyDone } from '../../ui/notify';
import { useApiForm } from '../../ui/use-api-form';
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
      <Modal
        opened={opened}
        onClose={close}
        title={
          <>
            {DISABLE.question} <bdi>{user.display_name}</bdi>
          </>
        }
      >
        <DisableForm user={user} close={close} />
      </Modal>
    </>
  );
}

function DisableForm({ user, close }: { user: AdminUserDetailDto; close: () => void }) {
  const refresh = useRefresh();
  const { checkedProps, formProps, failure, busy } = useApiForm({
    initialValues: { reason: '' },
    keepAs: `disable:${user.id}`,
    submit: ({ reason }) => disableUser(user.id, reason),
    onDone: async () => {
      close();
      notifyDone(DISABLE.done);
      await refresh(USERS, ['admin', 'audit-events']);
    },
  });
  return (
    <form {...formProps}>
      <Stack>
        <Text size="sm">{DISABLE.text}</Text>
        <FormAlert failure={failure} />
        <Textarea
          label={DISABLE.why}
          description={DISABLE.reasonNote}
          required
          autosize
          minRows={2}
          data-autofocus
          {...checkedProps('reason', tooLong(LIMITS.reason))}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {DISABLE.cancel}
          </Button>
          <BusyButton type="submit" color="red" busy={busy}>
            {DISABLE.button}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}
