import { Group, Stack, Text, TextInput } from '@mantine/core';
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
import { TEXTS } from './texts';

/** Hands the application over to another developer, who accepts. */
export function HandoverSection({ application }: { application: ApplicationDto }) {
  const { id, handover } = application;
  return (
    <Section title={TEXTS.handOver} anchor="hand-over" lead={TEXTS.handOverLead}>
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
      notifyDone(TEXTS.offered);
      await refresh(MY_APPLICATIONS);
    },
  });
  return (
    <form {...formProps} aria-label={TEXTS.handOver}>
      <Stack gap="sm" maw={480}>
        <FormAlert failure={failure} />
        <TextInput
          label={TEXTS.developerEmail}
          description={TEXTS.developerEmailNote}
          type="email"
          required
          autoComplete="off"
          {...checkedProps('email', emailFault)}
        />
        <div>
          <BusyButton type="submit" variant="outline" color="red" busy={busy}>
            {TEXTS.offer}
          </BusyButton>
        </div>
      </Stack>
    </form>
  );
}

function Offered({ id, handover }: { id: string; handover: HandoverDto }) {
  const withdraw = useAction({
    action: () => withdrawOffer(id),
    done: TEXTS.offerWithdrawn,
    refresh: [MY_APPLICATIONS],
  });
  const { email, expires_at: end } = handover;
  const isOpen = new Date(end) > useNow();
  const until = <Moment at={end} />;
  return (
    <Group justify="space-between">
      <Text>{isOpen ? TEXTS.offeredTo(email, until) : TEXTS.offerEnded(email, until)}</Text>
      <BusyButton variant="default" busy={withdraw.busy} onClick={withdraw.run}>
        {TEXTS.withdrawOffer}
      </BusyButton>
    </Group>
  );
}
