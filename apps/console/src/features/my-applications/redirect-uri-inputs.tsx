import { ActionIcon, Button, Fieldset, Group, Input, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { LIMITS, redirectUriFault } from '@wordgrove/contracts';
import type { FieldCheck } from '../../ui/field-checks';
import { PlusIcon, TrashIcon } from '../../ui/icons';
import type { ApplicationValues } from './application-values';

type ApplicationFormState = UseFormReturnType<ApplicationValues>;

interface RedirectUriInputsProps {
  form: ApplicationFormState;
  checkedProps: (field: string, check: FieldCheck) => object;
}

/** One input per redirect URI, each with its own error, and one error for the list. */
export function RedirectUriInputs({ form, checkedProps }: RedirectUriInputsProps) {
  const uris = form.getValues().redirect_uris;
  const fault = form.errors['redirect_uris'];
  return (
    <Fieldset
      variant="unstyled"
      styles={{ legend: { marginBottom: 0 } }}
      legend={
        <Input.Label labelElement="div" required>
          Redirect URIs
        </Input.Label>
      }
      data-fault={fault ? true : undefined}
    >
      <Stack gap="sm">
        <Input.Description>
          The addresses that users return to, such as https://app.example/callback. They must match
          exactly. Use http only on 127.0.0.1, [::1] or localhost.
        </Input.Description>
        {uris.map((_uri, index) => (
          <RedirectUriInput
            key={index}
            form={form}
            checkedProps={checkedProps}
            index={index}
            removable={uris.length > 1}
          />
        ))}
        {fault && <Input.Error role="alert">{fault}</Input.Error>}
        {uris.length < LIMITS.redirectUris && <AddRedirectUri form={form} />}
      </Stack>
    </Fieldset>
  );
}

interface RedirectUriInputProps extends RedirectUriInputsProps {
  index: number;
  removable: boolean;
}

function RedirectUriInput({ form, checkedProps, index, removable }: RedirectUriInputProps) {
  const field = `redirect_uris.${index}`;
  return (
    <Group align="flex-start" gap="xs" wrap="nowrap">
      <TextInput
        flex={1}
        type="url"
        aria-label={`Redirect URI ${index + 1}`}
        required
        spellCheck={false}
        {...checkedProps(field, uriFault)}
      />
      {removable && (
        <ActionIcon
          variant="default"
          size={36}
          aria-label={`Remove redirect URI ${index + 1}`}
          onClick={() => form.removeListItem('redirect_uris', index)}
        >
          <TrashIcon />
        </ActionIcon>
      )}
    </Group>
  );
}

const uriFault: FieldCheck = (uri) => {
  const fault = redirectUriFault(uri);
  return fault && `This redirect URI ${fault}.`;
};

function AddRedirectUri({ form }: { form: ApplicationFormState }) {
  return (
    <Group>
      <Button
        variant="default"
        size="xs"
        leftSection={<PlusIcon size={14} />}
        onClick={() => form.insertListItem('redirect_uris', '')}
      >
        Add a redirect URI
      </Button>
    </Group>
  );
}
