import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { LIMITS } from '@wordgrove/contracts';
import type { AdminApplicationDto } from '@wordgrove/dto';
import { suspendApplication } from '../../api/admin';
import { BusyButton } from '../../ui/busy-button';
import { tooLong } from '../../ui/field-checks';
import { FormAlert } from '../../ui/form-alert';
import { notifyDone } from '../../ui/notify';
import { useApiForm } from '../../ui/use-api-form';
import { useRefresh } from '../../ui/use-refresh';
import { ALL_APPLICATIONS } from './all-applications-key';
import { TEXTS } from './texts';

interface DialogFormProps {
  application: AdminApplicationDto;
  close: () => void;
}

/** Suspends an application, for a reason that its developer sees. */
export function SuspendForm({ application, close }: DialogFormProps) {
  const { checkedProps, formProps, failure, busy } = useSuspending({ application, close });
  return (
    <form {...formProps}>
      <Stack>
        <Text size="sm">{TEXTS.suspendText}</Text>
        <FormAlert failure={failure} />
        <Textarea
          label={TEXTS.why}
          description={TEXTS.reasonNote}
          required
          autosize
          minRows={3}
          data-autofocus
          {...checkedProps('reason', tooLong(LIMITS.reason))}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {TEXTS.cancel}
          </Button>
          <BusyButton type="submit" color="red" busy={busy}>
            {TEXTS.suspend}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}

function useSuspending({ application, close }: DialogFormProps) {
  const refresh = useRefresh();
  return useApiForm({
    initialValues: { reason: '' },
    keepAs: `suspend:${application.id}`,
    submit: ({ reason }) => suspendApplication(application, reason),
    onDone: async () => {
      close();
      notifyDone(
        <>
          <bdi>{application.name}</bdi> {TEXTS.suspended}
        </>,
      );
      await refresh(ALL_APPLICATIONS);
    },
  });
}
