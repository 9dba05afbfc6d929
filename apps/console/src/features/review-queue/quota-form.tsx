import { Group, NumberInput, Stack } from '@mantine/core';
import type { AdminApplicationDto } from '@wordgrove/dto';
import { setQuota } from '../../api/admin';
import { BusyButton } from '../../ui/busy-button';
import { FormAlert } from '../../ui/form-alert';
import { notifyDone } from '../../ui/notify';
import { useApiForm } from '../../ui/use-api-form';
import { useRefresh } from '../../ui/use-refresh';
import { REVIEW_QUEUE } from './review-queue-key';

/** Sets the number of requests per hour for each user of the application. */
export function QuotaForm({ application }: { application: AdminApplicationDto }) {
  const refresh = useRefresh();
  const { form, formProps, failure, busy } = useApiForm({
    initialValues: { hourly_quota: application.hourly_quota },
    submit: (values) => setQuota(application.id, values),
    onDone: async () => {
      notifyDone(
        <>
          The quota of <bdi>{application.name}</bdi> has been set
        </>,
      );
      await refresh(REVIEW_QUEUE);
    },
  });
  return (
    <form {...formProps}>
      <Stack gap="xs">
        <FormAlert failure={failure} />
        <Group align="flex-end" gap="xs">
          <NumberInput
            label="Requests per user and hour"
            w={200}
            min={1}
            allowDecimal={false}
            hideControls
            thousandSeparator=","
            {...form.getInputProps('hourly_quota')}
          />
          <BusyButton type="submit" variant="default" busy={busy} disabled={!form.isDirty()}>
            Set
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}
