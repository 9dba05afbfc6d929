import { Alert, Anchor, Stack, Text, TextInput } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { signIn } from '../../api/session';
import { GoingOn } from '../../session/going-on';
import { leadingBack, safeNext } from '../../session/safe-next';
import { useSessionEnded, useStartSession } from '../../session/use-session';
import { BusyButton } from '../../ui/busy-button';
import { emailFault } from '../../ui/field-checks';
import { FormAlert } from '../../ui/form-alert';
import { Page } from '../../ui/page';
import { PasswordField } from '../../ui/password-field';
import { useApiForm } from '../../ui/use-api-form';

/** After the sign-in, `RequireNobody` opens the page in `next`. */
export function SignInPage() {
  const [parameters] = useSearchParams();
  const next = safeNext(parameters.get('next'));
  return (
    <Page title="Sign in">
      <SessionEnded />
      <GoingOn next={next} />
      <SignInForm />
      <Text size="sm">
        No account yet?{' '}
        <Anchor component={Link} to={leadingBack('/sign-up', next)}>
          Create one
        </Anchor>
      </Text>
    </Page>
  );
}

/** Says why somebody who was signed in is asked to sign in. */
function SessionEnded() {
  if (!useSessionEnded()) return null;
  return (
    <Alert role="status" title="Your session has ended">
      Sign in to go on. This tab keeps what you have typed, apart from passwords, secrets and files.
    </Alert>
  );
}

function SignInForm() {
  const { form, checkedProps, formProps, failure, busy } = useApiForm({
    initialValues: { email: '', password: '' },
    submit: signIn,
    onDone: useStartSession(),
    keepAs: 'sign-in',
    never: ['password'],
  });
  return (
    <form {...formProps}>
      <Stack>
        <FormAlert failure={failure} />
        <TextInput
          label="E-mail address"
          type="email"
          autoComplete="username"
          required
          withAsterisk={false}
          {...checkedProps('email', emailFault)}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          {...form.getInputProps('password')}
        />
        <BusyButton type="submit" busy={busy}>
          Sign in
        </BusyButton>
      </Stack>
    </form>
  );
}
