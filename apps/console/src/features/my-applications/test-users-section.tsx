import { Group, Stack, Text, TextInput } from '@mantine/core';
import { LIMITS } from '@wordgrove/contracts';
import type { ApplicationDto, TestUserDto } from '@wordgrove/dto';
import { addTestUser, removeTestUser } from '../../api/applications';
import { BusyButton } from '../../ui/busy-button';
import { emailFault } from '../../ui/field-checks';
import { FormAlert } from '../../ui/form-alert';
import { notifyDone } from '../../ui/notify';
import { Section } from '../../ui/section';
import { useApiForm } from '../../ui/use-api-form';
import { useAction } from '../../ui/use-confirmed-action';
import { useRefresh } from '../../ui/use-refresh';
import { MY_APPLICATIONS } from './application-keys';
import classes from './rows.module.css';
import { TABS } from './state-texts';
import { TEXTS } from './texts';

export function TestUsersSection({ application }: { application: ApplicationDto }) {
  const { test_users: users, invited_test_users: invited } = application;
  return (
    <Section title={TABS.testUsers} lead={TEXTS.testUsersLead}>
      <Stack component="ul" gap={0} className={classes.rows} aria-label={TABS.testUsers}>
        {users.map((user) => (
          <TestUserRow key={user.user_id} application={application} user={user} />
        ))}
        {invited.map((email) => (
          <InvitedRow key={email} application={application} email={email} />
        ))}
      </Stack>
      {users.length + invited.length < LIMITS.testUsers && (
        <AddTestUser application={application} />
      )}
    </Section>
  );
}

function TestUserRow({ application, user }: { application: ApplicationDto; user: TestUserDto }) {
  const remove = useAction({
    action: () => removeTestUser(application.id, { email: user.email }),
    done: TEXTS.testUserRemoved(user.display_name),
    refresh: [MY_APPLICATIONS],
  });
  return (
    <Group component="li" className={classes.row} justify="space-between">
      <div>
        <Text>
          <bdi>{user.display_name}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          <bdi>{user.email}</bdi>
        </Text>
      </div>
      <BusyButton
        variant="default"
        size="xs"
        busy={remove.busy}
        onClick={remove.run}
        aria-label={TEXTS.removeTestUser(user.email)}
      >
        {TEXTS.remove}
      </BusyButton>
    </Group>
  );
}

function InvitedRow({ application, email }: { application: ApplicationDto; email: string }) {
  const withdraw = useAction({
    action: () => removeTestUser(application.id, { email }),
    done: TEXTS.invitationWithdrawn,
    refresh: [MY_APPLICATIONS],
  });
  return (
    <Group component="li" className={classes.row} justify="space-between">
      <div>
        <Text>
          <bdi>{email}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          {TEXTS.invited}
        </Text>
      </div>
      <BusyButton
        variant="default"
        size="xs"
        busy={withdraw.busy}
        onClick={withdraw.run}
        aria-label={TEXTS.withdrawInvitation(email)}
      >
        {TEXTS.withdraw}
      </BusyButton>
    </Group>
  );
}

function AddTestUser({ application }: { application: ApplicationDto }) {
  const refresh = useRefresh();
  const { form, checkedProps, formProps, failure, busy } = useApiForm({
    initialValues: { email: '' },
    keepAs: `test-user:${application.id}`,
    submit: (values) => addTestUser(application.id, values),
    onDone: async () => {
      form.reset();
      notifyDone(TEXTS.addressInvited);
      await refresh(MY_APPLICATIONS);
    },
  });
  return (
    <form {...formProps}>
      <Stack gap="sm">
        <FormAlert failure={failure} />
        <TextInput
          label={TEXTS.testUserEmail}
          type="email"
          autoComplete="off"
          {...checkedProps('email', emailFault)}
        />
        <div>
          <BusyButton type="submit" variant="default" busy={busy}>
            {TEXTS.invite}
          </BusyButton>
        </div>
      </Stack>
    </form>
  );
}
