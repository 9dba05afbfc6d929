import { Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { LIMITS } from '@wordgrove/contracts';
import type { ApplicationDto, CreatedSecretResponse } from '@wordgrove/dto';
import { createSecret } from '../../api/applications';
import { BusyButton } from '../../ui/busy-button';
import { FormAlert } from '../../ui/form-alert';
import { useApiForm } from '../../ui/use-api-form';
import { SECRETS } from './secret-texts';
import { NEEDS } from './state-texts';

const DAY_MS = 24 * 3_600_000;
const LIFETIMES = [
  { value: '', label: SECRETS.expiresNever },
  { value: '30', label: SECRETS.expiresIn(30) },
  { value: '90', label: SECRETS.expiresIn(90) },
  { value: '365', label: SECRETS.expiresInYear },
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
    <form {...formProps} aria-label={NEEDS.addSecret}>
      <Stack gap="sm">
        <FormAlert failure={failure} />
        <Group align="flex-start" grow>
          <TextInput
            label={SECRETS.secretName}
            description={SECRETS.secretNameNote}
            maxLength={LIMITS.secretName}
            autoComplete="off"
            {...form.getInputProps('name')}
          />
          <NativeSelect
            label={SECRETS.expires}
            description={SECRETS.expiresNote}
            data={LIFETIMES}
            {...form.getInputProps('days')}
          />
        </Group>
        <div>
          <BusyButton type="submit" variant="default" busy={busy}>
            {NEEDS.addSecret}
          </BusyButton>
        </div>
      </Stack>
    </form>
  );
}

function inDays(days: string): string {
  return new Date(Date.now() + Number(days) * DAY_MS).toISOString();
}
