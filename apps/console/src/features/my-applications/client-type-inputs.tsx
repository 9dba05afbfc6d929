import { List, Radio, Stack } from '@mantine/core';
import type { ClientType } from '@wordgrove/contracts';
import type { ReactNode } from 'react';
import { CLIENT_TYPE_TEXTS } from '../../ui/client-type-texts';
import { CONSEQUENCES, FORM } from './form-texts';

interface ClientTypeInputsProps {
  value?: ClientType;
  onChange?: (clientType: ClientType) => void;
  error?: ReactNode;
}

/** Asks where the application runs, which decides whether it can keep a secret, and says what follows. */
export function ClientTypeInputs({ value, onChange, error }: ClientTypeInputsProps) {
  return (
    <Radio.Group
      label={FORM.clientType}
      description={FORM.clientTypeNote}
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
        {value && <Consequences of={value} />}
      </Stack>
    </Radio.Group>
  );
}

function Consequences({ of: type }: { of: ClientType }) {
  return (
    <div role="status">
      <List size="sm">
        {CONSEQUENCES[type].map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
    </div>
  );
}
