import { Button, Group, Stack, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { deleteAccount } from '../../api/account';
import { ApiFailure } from '../../api/api-failure';
import { useUser } from '../../session/use-session';
import { BusyButton } from '../../ui/busy-button';
import { dropAllDrafts } from '../../ui/form-draft';
import { FormAlert } from '../../ui/form-alert';
import { PasswordField } from '../../ui/password-field';
import { useApiForm } from '../../ui/use-api-form';
import { TEXTS } from './texts';

/**
 * Asks for the e-mail address, which nobody types by accident, and for the password, which only the
 * user knows.
 */
export function DeleteAccountForm() {
  const { email } = useUser();
  const { form, formProps, failure, busy } = useApiForm({
    initialValues: { email: '', password: '' },
    submit: ({ email: typed, password }) =>
      isSame(typed, email) ? deleteAccount({ password }) : Promise.reject(anotherAddress(email)),
    onDone: leave,
  });
  return (
    <form {...formProps}>
      <Stack maw={420}>
        <FormAlert failure={failure} />
        <TextInput
          label={TEXTS.emailLabel}
          description={TEXTS.typeEmail(email)}
          type="email"
          autoComplete="off"
          required
          {...form.getInputProps('email')}
        />
        <PasswordField
          label={TEXTS.password}
          autoComplete="current-password"
          required
          {...form.getInputProps('password')}
        />
        <Group>
          <BusyButton type="submit" color="red" busy={busy}>
            {TEXTS.deleteAccount}
          </BusyButton>
          <Button component={Link} to="/your-data" variant="default">
            {TEXTS.keepAccount}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** A full load, so that nothing of this person stays in the page's memory. */
function leave(): void {
  dropAllDrafts();
  window.location.assign('/goodbye');
}

function isSame(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.toLowerCase();
}

function anotherAddress(email: string): ApiFailure {
  const description = TEXTS.otherEmail(email);
  return new ApiFailure(400, 'INVALID_ARGUMENT', TEXTS.nothingDeleted, [
    { reason: 'INVALID_VALUE', field: 'email', description },
  ]);
}
