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
import { TEXTS } from './texts';

/** After the sign-in, `RequireNobody` opens the page in `next`. */
export function SignInPage() {
  const [parameters] = useSearchParams();
  const next = safeNext(parameters.get('next'));
  return (
    <Page title={TEXTS.title}>
      <SessionEnded />
      <GoingOn next={next} />
      <SignInForm />
      <Text size="sm">
        {TEXTS.noAccount}{' '}
        <Anchor component={Link} to={leadingBack('/sign-up', next)}>
          {TEXTS.createOne}
        </Anchor>
      </Text>
    </Page>
  );
}

/** Says why somebody who was signed in is asked to sign in. */
function SessionEnded() {
  if (!useSessionEnded()) return null;
  return (
    <Alert role="status" title={TEXTS.ended}>
      {TEXTS.goOn}
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
          label={TEXTS.emailAddress}
          type="email"
          autoComplete="username"
          required
          withAsterisk={false}
          {...checkedProps('email', emailFault)}
        />
        <PasswordField
          label={TEXTS.password}
          autoComplete="current-password"
          required
          withAsterisk={false}
          {...form.getInputProps('password')}
        />
        <BusyButton type="submit" busy={busy}>
          {TEXTS.signIn}
        </BusyButton>
      </Stack>
    </form>
  );
}
