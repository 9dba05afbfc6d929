import { Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { LIMITS } from '@wordgrove/contracts';
import type { ApplicationDto, CreatedSecretResponse } from '@wordgrove/dto';
import { createSecret } from '../../api/applications';
import { BusyButton } from '../../ui/busy-button';
import { FormAlert } from '../../ui/form-alert';
import { useApiForm } from '../../ui/use-api-form';

const DAY_MS = 24 * 3_600_000;
const LIFETIMES = [
  { value: '', label: 'Never' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
];

interface AddSecretProps {
  application: ApplicationDto;
  onDone: (created: CreatedSecretResponse) => unknown;
}

/** Adds another secret, with an optional name and expiry time. */
export function AddSecret({ application, onDone }: AddSecretProps) {
  const { form, formProps, failure, busy } = useApiForm({
    initialValues: { name: '', days: '' },
    keepAs: `secret:${application.id}`,
    submit: ({ name, days }) =>
      createSecret(application.id, { name, ...(days !== '' && { expires_at: inDays(days) }) }),
    onDone: async (created) => {
      form.reset();
      await onDone(created);
    },
  });
  return (
    <form {...formProps} aria-label="Add a secret">
      <Stack gap="sm">
        <FormAlert failure={failure} />
        <Group align="flex-start" grow>
          <TextInput
            label="Name of the secret"
            description="Optional. It helps you to tell your secrets apart."
            maxLength={LIMITS.secretName}
            autoComplete="off"
            {...form.getInputProps('name')}
          />
          <NativeSelect
            label="Expires"
            description="The secret stops working at this time."
            data={LIFETIMES}
            {...form.getInputProps('days')}
          />
        </Group>
        <div>
          <BusyButton type="submit" variant="default" busy={busy}>
            Add a secret
          </BusyButton>
        </div>
      </Stack>
    </form>
  );
}

function inDays(days: string): string {
  return new Date(Date.now() + Number(days) * DAY_MS).toISOString();
}
