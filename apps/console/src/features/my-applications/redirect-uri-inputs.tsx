import { ActionIcon, Button, Fieldset, Group, Input, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { LIMITS, redirectUriFault } from '@wordgrove/contracts';
import { useState, type ReactNode } from 'react';
import type { FieldCheck } from '../../ui/field-checks';
import { AlertIcon, PlusIcon, TrashIcon } from '../../ui/icons';
import type { ApplicationValues } from './application-values';
import { FORM } from './form-texts';
import { redirectUriWarnings } from './redirect-uri-warnings';

type ApplicationFormState = UseFormReturnType<ApplicationValues>;

interface RedirectUriInputsProps {
  form: ApplicationFormState;
  checkedProps: (field: string, check: FieldCheck) => { error?: ReactNode };
}

/** One input per redirect URI, each with its own error, and one error for the list. */
export function RedirectUriInputs({ form, checkedProps }: RedirectUriInputsProps) {
  const uris = form.getValues().redirect_uris;
  const fault = form.errors['redirect_uris'];
  const warnings = redirectUriWarnings(uris);
  return (
    <Fieldset
      variant="unstyled"
      styles={{ legend: { marginBottom: 0 } }}
      legend={
        <Input.Label labelElement="div" required>
          {FORM.redirectUris}
        </Input.Label>
      }
      data-fault={fault ? true : undefined}
    >
      <Stack gap="sm">
        <Input.Description>{FORM.redirectUrisNote}</Input.Description>
        {uris.map((_uri, index) => (
          <RedirectUriInput
            key={index}
            form={form}
            checkedProps={checkedProps}
            index={index}
            warning={warnings[index] ?? null}
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
  warning: string | null;
  removable: boolean;
}

function RedirectUriInput({
  form,
  checkedProps,
  index,
  warning,
  removable,
}: RedirectUriInputProps) {
  const field = `redirect_uris.${index}`;
  const { error, ...props } = checkedProps(field, uriFault);
  const typed = form.getValues().redirect_uris[index] ?? '';
  const faultSoFar = useFaultOfRested(typed);
  return (
    <Group align="flex-start" gap="xs" wrap="nowrap">
      <TextInput
        flex={1}
        type="url"
        aria-label={FORM.redirectUri(index + 1)}
        required
        spellCheck={false}
        description={warning && <Warning text={warning} />}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        {...props}
        error={error ?? faultSoFar}
      />
      {removable && (
        <ActionIcon
          variant="default"
          size={36}
          aria-label={FORM.removeRedirectUri(index + 1)}
          onClick={() => form.removeListItem('redirect_uris', index)}
        >
          <TrashIcon />
        </ActionIcon>
      )}
    </Group>
  );
}

function Warning({ text }: { text: string }) {
  return (
    <Text span size="xs" c="var(--mantine-color-orange-light-color)" role="status">
      <AlertIcon size={14} /> {text}
    </Text>
  );
}

/** The time after the last key, in milliseconds, from which what was typed counts as an address. */
const RESTED_MS = 700;

/** Returns the fault of an address while it is typed, as soon as the keys have rested. */
function useFaultOfRested(typed: string): string | null {
  const [rested] = useDebouncedValue(typed, RESTED_MS);
  // What was there at the start has not been typed, and is checked when it is left.
  const [initial] = useState(typed);
  const isUnderWay = typed === '' || typed === initial || typed !== rested;
  return isUnderWay ? null : uriFault(typed);
}

const uriFault: FieldCheck = (uri) => {
  const fault = redirectUriFault(uri);
  return fault && FORM.redirectUriFault(fault);
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
        {FORM.addRedirectUri}
      </Button>
    </Group>
  );
}
