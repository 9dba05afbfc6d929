import { Anchor, Stack, Text, TextInput } from '@mantine/core';
import { LIMITS } from '@wordgrove/contracts';
import { Link, useSearchParams } from 'react-router';
import { signUp } from '../../api/session';
import { GoingOn } from '../../session/going-on';
import { leadingBack, safeNext } from '../../session/safe-next';
import { useStartSession } from '../../session/use-session';
import { BusyButton } from '../../ui/busy-button';
import { emailFault, newPasswordFault, tooLong } from '../../ui/field-checks';
import { FormAlert } from '../../ui/form-alert';
import { Page } from '../../ui/page';
import { PasswordField } from '../../ui/password-field';
import { useApiForm } from '../../ui/use-api-form';
import { TEXTS } from './texts';

/** Signing up also signs in. `RequireNobody` then opens the page in `next`. */
export function SignUpPage() {
  const [parameters] = useSearchParams();
  const next = safeNext(parameters.get('next'));
  return (
    <Page title={TEXTS.title}>
      <GoingOn next={next} />
      <SignUpForm />
      <Text size="sm">
        {TEXTS.hasAccount}{' '}
        <Anchor component={Link} to={leadingBack('/sign-in', next)}>
          {TEXTS.signIn}
        </Anchor>
      </Text>
    </Page>
  );
}

function SignUpForm() {
  const { checkedProps, formProps, failure, busy } = useApiForm({
    initialValues: { display_name: '', email: '', password: '' },
    submit: (values) => signUp({ ...values, time_zone: timeZone() }),
    onDone: useStartSession(),
    keepAs: 'sign-up',
    never: ['password'],
  });
  return (
    <form {...formProps}>
      <Stack>
        <FormAlert failure={failure} />
        <TextInput
          label={TEXTS.yourName}
          description={TEXTS.nameNote}
          autoComplete="name"
          required
          {...checkedProps('display_name', tooLong(LIMITS.displayName))}
        />
        <TextInput
          label={TEXTS.emailAddress}
          type="email"
          autoComplete="username"
          required
          {...checkedProps('email', emailFault)}
        />
        <PasswordField
          label={TEXTS.password}
          description={TEXTS.passwordNote}
          autoComplete="new-password"
          required
          {...checkedProps('password', newPasswordFault)}
        />
        <BusyButton type="submit" busy={busy}>
          {TEXTS.create}
        </BusyButton>
      </Stack>
    </form>
  );
}

/** The browser's time zone, so that the user's day begins while they sleep. */
function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
