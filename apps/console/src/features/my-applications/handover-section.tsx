import { Group, Stack, Text, TextInput } from '@mantine/core';
import { LIFETIME_DAYS } from '@wordgrove/contracts';
import type { ApplicationDto, HandoverDto } from '@wordgrove/dto';
import { offerApplication, withdrawOffer } from '../../api/applications';
import { BusyButton } from '../../ui/busy-button';
import { emailFault } from '../../ui/field-checks';
import { FormAlert } from '../../ui/form-alert';
import { Moment } from '../../ui/moment';
import { notifyDone } from '../../ui/notify';
import { Section } from '../../ui/section';
import { useApiForm } from '../../ui/use-api-form';
import { useAction } from '../../ui/use-confirmed-action';
import { useNow } from '../../ui/use-now';
import { useRefresh } from '../../ui/use-refresh';
import { MY_APPLICATIONS } from './application-keys';

const LEAD = `You offer it by e-mail address, and the other developer accepts on their page “Applications” within ${LIFETIME_DAYS.handover} days. Then it is theirs alone: you can no longer see or change it. Secrets, tokens and users stay as they are, so the new owner should replace the secrets that you know.`;

/** Hands the application over to another developer, who accepts. */
export function HandoverSection({ application }: { application: ApplicationDto }) {
  const { id, handover } = application;
  return (
    <Section title="Hand over" anchor="hand-over" lead={LEAD}>
      {handover === null ? <Offer id={id} /> : <Offered id={id} handover={handover} />}
    </Section>
  );
}

function Offer({ id }: { id: string }) {
  const refresh = useRefresh();
  const { checkedProps, formProps, failure, busy } = useApiForm({
    initialValues: { email: '' },
    keepAs: `handover:${id}`,
    submit: (values) => offerApplication(id, values),
    onDone: async () => {
      notifyDone('The application has been offered');
      await refresh(MY_APPLICATIONS);
    },
  });
  return (
    <form {...formProps} aria-label="Hand over">
      <Stack gap="sm" maw={480}>
        <FormAlert failure={failure} />
        <TextInput
          label="E-mail address of the other developer"
          description="The address of their account here. Nothing tells you whether there is one, so make sure that it is right."
          type="email"
          required
          autoComplete="off"
          {...checkedProps('email', emailFault)}
        />
        <div>
          <BusyButton type="submit" variant="outline" color="red" busy={busy}>
            Offer the application
          </BusyButton>
        </div>
      </Stack>
    </form>
  );
}

function Offered({ id, handover }: { id: string; handover: HandoverDto }) {
  const withdraw = useAction({
    action: () => withdrawOffer(id),
    done: 'The offer has been withdrawn',
    refresh: [MY_APPLICATIONS],
  });
  const isOpen = new Date(handover.expires_at) > useNow();
  return (
    <Group justify="space-between">
      <Text>
        {isOpen ? 'Offered to' : 'The offer has ended to'} <bdi>{handover.email}</bdi>,{' '}
        {isOpen ? 'who can accept until' : 'who could accept until'}{' '}
        <Moment at={handover.expires_at} />.
      </Text>
      <BusyButton variant="default" busy={withdraw.busy} onClick={withdraw.run}>
        Withdraw the offer
      </BusyButton>
    </Group>
  );
}
