import { List, Radio, Stack } from '@mantine/core';
import { LIMITS, type ClientType } from '@wordgrove/contracts';
import type { ReactNode } from 'react';
import { CLIENT_TYPE_TEXTS } from '../../ui/client-type-texts';

const CONSEQUENCES: Record<ClientType, readonly string[]> = {
  CONFIDENTIAL: [
    `You get a client secret, which only your server may know. You can have ${LIMITS.liveSecrets}, so that you replace one without downtime.`,
    'Tokens are fetched by your server. PKCE is optional.',
    'Users who have allowed access are not asked again for the same permissions.',
  ],
  PUBLIC: [
    'There is no secret, because anybody could read it on the device.',
    'PKCE (S256) is required for every authorization.',
    'A redirect URI on 127.0.0.1 or [::1] can have any port. With http, users are asked each time, because any program on the device can listen there.',
  ],
};

interface ClientTypeInputsProps {
  value?: ClientType;
  onChange?: (clientType: ClientType) => void;
  error?: ReactNode;
}

/** Asks where the application runs, which decides whether it can keep a secret, and says what follows. */
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
