import { Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { LIMITS } from '@wordgrove/contracts';
import { editAccount } from '../../api/account';
import { SESSION, useUser } from '../../session/use-session';
import { BusyButton } from '../../ui/busy-button';
import { tooLong } from '../../ui/field-checks';
import { FormAlert } from '../../ui/form-alert';
import { KeptNote } from '../../ui/kept-note';
import { notifyDone } from '../../ui/notify';
import { useApiForm } from '../../ui/use-api-form';
import { TEXTS } from './texts';

/** The name that others see, and the zone by which the learner's days are counted. */
export function ProfileForm() {
  const { display_name, time_zone } = useUser();
  const client = useQueryClient();
  const { form, checkedProps, formProps, failure, busy, kept } = useApiForm({
    initialValues: { display_name, time_zone },
    keepAs: 'profile',
    submit: editAccount,
    onDone: (user) => {
      client.setQueryData(SESSION, user);
      notifyDone(TEXTS.saved);
    },
  });
  return (
    <form {...formProps}>
      <Stack maw={420}>
        <FormAlert failure={failure} />
        <TextInput
          label={TEXTS.nameLabel}
          description={TEXTS.nameNote}
          autoComplete="name"
          required
          {...checkedProps('display_name', tooLong(LIMITS.displayName))}
        />
        <NativeSelect
          label={TEXTS.timeZone}
          description={TEXTS.timeZoneNote}
          data={zonesWith(time_zone)}
          {...form.getInputProps('time_zone')}
        />
        <Group>
          <BusyButton type="submit" busy={busy}>
            {TEXTS.save}
          </BusyButton>
          <KeptNote kept={kept} />
        </Group>
      </Stack>
    </form>
  );
}

/** The zones that the browser knows, and the one that the account has. */
function zonesWith(current: string): string[] {
  return [...new Set([current, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
}
