import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { SCOPES, type Scope } from '@wordgrove/contracts';
import type { ApplicationDto } from '@wordgrove/dto';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { revokeGrant } from '../../api/grants';
import { createPlaygroundToken } from '../../api/playground';
import { BusyButton } from '../../ui/busy-button';
import { AlertIcon } from '../../ui/icons';
import { Section } from '../../ui/section';
import { useAction } from '../../ui/use-confirmed-action';
import { GRANTS } from '../connected-applications/grants-key';
import type { useOwnToken } from './own-token';
import { TEXTS } from './texts';

interface TokenPanelProps {
  application: ApplicationDto;
  own: ReturnType<typeof useOwnToken>;
  done: () => void;
}

/** Gets a token of the owner, and revokes it. */
export function TokenPanel({ application, own, done }: TokenPanelProps) {
  const [scopes, setScopes] = useState<Scope[]>(application.scopes);
  const creation = useMutation({
    mutationFn: () => createPlaygroundToken(application.id, scopes),
    onSuccess: ({ playground_token: { id, scopes: given, expires_at: expiresAt }, ...rest }) => {
      own.keep({ id, token: rest.access_token, scopes: given, expiresAt });
      done();
    },
  });
  return (
    <Section title={TEXTS.token} lead={TEXTS.tokenLead}>
      {creation.isError && (
        <Alert color="red" role="alert" icon={<AlertIcon />} title={creation.error.message} />
      )}
      <ScopeChoice registered={application.scopes} chosen={scopes} choose={setScopes} />
      <Group gap="sm">
        <BusyButton
          busy={creation.isPending || scopes.length === 0}
          onClick={() => creation.mutate()}
        >
          {own.token === null ? TEXTS.getToken : TEXTS.another}
        </BusyButton>
        {own.token !== null && <End id={own.token.id} ended={() => own.keep(null)} />}
      </Group>
      {scopes.length === 0 && (
        <Text size="sm" c="dimmed">
          {TEXTS.tickScope}
        </Text>
      )}
    </Section>
  );
}

interface ScopeChoiceProps {
  registered: readonly Scope[];
  chosen: Scope[];
  choose: (scopes: Scope[]) => void;
}

function ScopeChoice({ registered, chosen, choose }: ScopeChoiceProps) {
  return (
    <Checkbox.Group
      label={TEXTS.scopes}
      value={chosen}
      onChange={(scopes) => choose(scopes as Scope[])}
    >
      <Stack gap="xs" mt="xs">
        {registered.map((scope) => (
          <Checkbox key={scope} value={scope} label={scope} description={SCOPES[scope]} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

function End({ id, ended }: { id: string; ended: () => void }) {
  const end = useAction({
    action: () => revokeGrant(id),
    done: TEXTS.ended,
    refresh: [GRANTS],
    onDone: ended,
  });
  return (
    <Button variant="default" onClick={end.run} aria-disabled={end.busy || undefined}>
      {TEXTS.endToken}
    </Button>
  );
}
