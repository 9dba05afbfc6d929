import { Checkbox, Code, Stack } from '@mantine/core';
import { ALL_SCOPES, SCOPES, type Scope } from '@wordgrove/contracts';
import type { ReactNode } from 'react';

interface ScopeInputsProps {
  value?: Scope[];
  onChange?: (scopes: Scope[]) => void;
  error?: ReactNode;
}

/** The permissions that the application may ask for. */
export function ScopeInputs({ value = [], onChange, error }: ScopeInputsProps) {
  return (
    <Checkbox.Group
      label="Permissions"
      description="Choose only what the application needs. Users see each permission."
      withAsterisk
      value={value}
      onChange={(scopes) => onChange?.(scopes as Scope[])}
      error={error}
      data-fault={error ? true : undefined}
    >
      <Stack gap="sm" my="sm">
        {ALL_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            value={scope}
            label={SCOPES[scope]}
            description={<Code>{scope}</Code>}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
