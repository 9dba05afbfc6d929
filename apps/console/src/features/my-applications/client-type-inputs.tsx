import { Radio, Stack } from '@mantine/core';
import type { ClientType } from '@wordgrove/contracts';
import type { ReactNode } from 'react';
import { CLIENT_TYPE_TEXTS } from '../../ui/client-type-texts';

interface ClientTypeInputsProps {
  value?: ClientType;
  onChange?: (clientType: ClientType) => void;
  error?: ReactNode;
}

/** Asks where the application runs, which decides whether it can keep a secret. */
export function ClientTypeInputs({ value, onChange, error }: ClientTypeInputsProps) {
  return (
    <Radio.Group
      label="Where does it run?"
      description="This cannot be changed later."
      withAsterisk
      value={value ?? null}
      onChange={(chosen) => onChange?.(chosen as ClientType)}
      error={error}
      data-fault={error ? true : undefined}
    >
      <Stack gap="sm" my="sm">
        {Object.entries(CLIENT_TYPE_TEXTS).map(([type, texts]) => (
          <Radio key={type} value={type} {...texts} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
