import { Anchor, Stack, Text, TextInput } from '@mantine/core';
import { LIMITS } from '@wordgrove/contracts';
import { Link, useSearchParams } from 'react-router';
import { signUp } from '../../api/session';
import { leadingBack, safeNext } from '../../session/safe-next';
import { useStartSession } from '../../session/use-session';
import { BusyButton } from '../../ui/busy-button';
import { FormAlert } from '../../ui/form-alert';
import { NarrowPage } from '../../ui/narrow-page';
import { PasswordField } from '../../ui/password-field';
import { useApiForm } from '../../ui/use-api-form';

/** Signing up also signs in. `RequireNobody` then opens the page in `next`. */
export function SignUpPage() {
  const [parameters] = useSearchParams();
  const next = safeNext(parameters.get('next'));
  return (
    <NarrowPage
      title="Create an account"
      lead={next === '/' ? undefined : 'You then return to where you were.'}
    >
      <SignUpForm />
      <Text size="sm">
        Already have an account?{' '}
        <Anchor component={Link} to={leadingBack('/sign-in', next)}>
          Sign in
        </Anchor>
      </Text>
    </NarrowPage>
  );
}

function SignUpForm() {
  const { form, formProps, failure, busy } = useApiForm({
    initialValues: { display_name: '', email: '', password: '' },
    submit: (values) => signUp({ ...values, time_zone: timeZone() }),
    onDone: useStartSession(),
  });
  return (
    <form {...formProps}>
      <Stack>
        <FormAlert failure={failure} />
        <TextInput
          label="Your name"
          description="Users of the applications that you register see it."
          autoComplete="name"
          required
          {...form.getInputProps('display_name')}
        />
        <TextInput
          label="E-mail address"
          type="email"
          autoComplete="username"
          required
          {...form.getInputProps('email')}
        />
        <PasswordField
          label="Password"
          description={`At least ${LIMITS.passwordMin} characters.`}
          autoComplete="new-password"
          required
          {...form.getInputProps('password')}
        />
        <BusyButton type="submit" busy={busy}>
          Create the account
        </BusyButton>
      </Stack>
    </form>
  );
}

/** The browser's time zone, so that the user's day begins while they sleep. */
function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
