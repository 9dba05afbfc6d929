import { Button, Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core';
import type { ApplicationDto } from '@wordgrove/dto';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CopyField } from '../../ui/copy-field';
import { LoadingState } from '../../ui/loading-state';
import { Section } from '../../ui/section';
import { authorizeAddress, newBeginning, type Beginning } from './pkce';
import { TEXTS } from './texts';

/** Makes the address at which a user is asked for access, and opens it. */
export function AuthorizePanel({ application }: { application: ApplicationDto }) {
  // New for each visit, and never asked for again.
  const beginning = useQuery({
    queryKey: ['playground-beginning', application.id],
    queryFn: newBeginning,
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <Section title={TEXTS.authorize} lead={TEXTS.authorizeLead}>
      {beginning.data ? (
        <Address application={application} beginning={beginning.data} />
      ) : (
        <LoadingState />
      )}
    </Section>
  );
}

interface AddressProps {
  application: ApplicationDto;
  beginning: Beginning;
}

function Address({ application, beginning }: AddressProps) {
  const { client_id: clientId, redirect_uris: uris, scopes: registered } = application;
  const [redirectUri, setRedirectUri] = useState(uris[0] ?? '');
  const [scopes, setScopes] = useState<string[]>(registered);
  const address = authorizeAddress({ clientId, redirectUri, scopes }, beginning);
  return (
    <Stack gap="md">
      <NativeSelect
        label={TEXTS.redirectUri}
        data={uris}
        value={redirectUri}
        onChange={({ currentTarget }) => setRedirectUri(currentTarget.value)}
      />
      <Checkbox.Group label={TEXTS.scopes} value={scopes} onChange={setScopes}>
        <Group gap="md" mt="xs">
          {registered.map((scope) => (
            <Checkbox key={scope} value={scope} label={scope} />
          ))}
        </Group>
      </Checkbox.Group>
      {beginning.challenge === null && <Text size="sm">{TEXTS.withoutPkce}</Text>}
      <CopyField label={TEXTS.address} value={address} />
      {beginning.challenge !== null && (
        <CopyField label={TEXTS.verifier} value={beginning.verifier} />
      )}
      <Group gap="sm">
        <Button component="a" href={address} target="_blank" rel="noopener">
          {TEXTS.open}
        </Button>
        <Text size="sm" c="dimmed">
          {TEXTS.opens}
        </Text>
      </Group>
    </Stack>
  );
}
