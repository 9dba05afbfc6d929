import { Button, Group, NumberInput, Stack } from '@mantine/core';
import type { AdminApplicationDto } from '@wordgrove/dto';
import { setQuota } from '../../api/admin';
import { BusyButton } from '../../ui/busy-button';
import { FormAlert } from '../../ui/form-alert';
import { KeptNote } from '../../ui/kept-note';
import { notifyDone } from '../../ui/notify';
import { useApiForm } from '../../ui/use-api-form';
import { useRefresh } from '../../ui/use-refresh';
import { ALL_APPLICATIONS } from './all-applications-key';
import { TEXTS } from './texts';

interface DialogFormProps {
  application: AdminApplicationDto;
  close: () => void;
}

/** Sets the number of requests per hour for each user of the application. */
export function QuotaForm({ application, close }: DialogFormProps) {
  const refresh = useRefresh();
  const { form, formProps, kept, failure, busy } = useApiForm({
    initialValues: { hourly_quota: application.hourly_quota },
    keepAs: `quota:${application.id}`,
    submit: (values) => setQuota(application.id, values),
    onDone: async () => {
      close();
      notifyDone(TEXTS.quotaSet(application.name));
      await refresh(ALL_APPLICATIONS);
    },
  });
  return (
    <form {...formProps}>
      <Stack>
        <FormAlert failure={failure} />
        <NumberInput
          label={TEXTS.quotaLabel}
          min={1}
          allowDecimal={false}
          hideControls
          thousandSeparator=","
          data-autofocus
          {...form.getInputProps('hourly_quota')}
        />
        <Group justify="flex-end">
          <KeptNote kept={kept} />
          <Button variant="default" onClick={close}>
            {TEXTS.cancel}
          </Button>
          <BusyButton type="submit" busy={busy}>
            {TEXTS.set}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}
