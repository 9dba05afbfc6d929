import { Anchor, Badge, Group, List, Paper, Stack, Text, Title } from '@mantine/core';
import type { GrantDto } from '@wordgrove/dto';
import { revokeGrant } from '../../api/grants';
import { BusyButton } from '../../ui/busy-button';
import { Ago, Moment } from '../../ui/moment';
import { shownAddress } from '../../ui/shown-address';
import { useConfirmedAction } from '../../ui/use-confirmed-action';
import { GRANTS } from './grants-key';

export function GrantCard({ grant }: { grant: GrantDto }) {
  const { application, scopes } = grant;
  return (
    <Paper component="li" withBorder p="md" radius="md">
      <Group justify="space-between" align="flex-start" gap="xs">
        <Title order={2} size="h4" flex="1 1 160px">
          <bdi>{application.name}</bdi> {grant.kind === 'PLAYGROUND' && <PlaygroundBadge />}
        </Title>
        <Revoke grant={grant} />
      </Group>
      <Stack gap={4} mt={4}>
        {application.description && (
          <Text size="sm">
            <bdi>{application.description}</bdi>
          </Text>
        )}
        {application.homepage_url && (
          <Anchor href={application.homepage_url} size="sm" rel="noopener noreferrer">
            <bdi>{shownAddress(application.homepage_url)}</bdi>
          </Anchor>
        )}
      </Stack>
      <Text size="sm" mt="sm" fw={500}>
        It may:
      </Text>
      <List size="sm">
        {scopes.map(({ scope, meaning }) => (
          <List.Item key={scope}>{meaning}</List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed" mt="sm">
        {grant.expires_at === null ? <Use grant={grant} /> : <Token expiresAt={grant.expires_at} />}
      </Text>
    </Paper>
  );
}

function PlaygroundBadge() {
  return (
    <Badge variant="light" color="gray" tt="none">
      Playground
    </Badge>
  );
}

function Use({ grant }: { grant: GrantDto }) {
  return (
    <>
      Allowed <Moment at={grant.created_at} />
      {' · '}
      {grant.last_used_at ? <LastUsed at={grant.last_used_at} /> : 'not used yet'}
    </>
  );
}

function Token({ expiresAt }: { expiresAt: string }) {
  return (
    <>
      A token that you got in the playground of this application, until <Moment at={expiresAt} />
    </>
  );
}

function LastUsed({ at }: { at: string }) {
  return (
    <>
      last used <Ago at={at} />
    </>
  );
}

function Revoke({ grant }: { grant: GrantDto }) {
  const { name } = grant.application;
  const revoke = useConfirmedAction({
    title: (
      <>
        Revoke access for <bdi>{name}</bdi>?
      </>
    ),
    text: (
      <>
        <bdi>{name}</bdi> will no longer be able to use your vocabulary. Your words and reviews
        stay.
      </>
    ),
    confirm: 'Revoke access',
    action: () => revokeGrant(grant.id),
    done: (
      <>
        <bdi>{name}</bdi> no longer has access
      </>
    ),
    refresh: [GRANTS],
  });
  return (
    <BusyButton
      variant="default"
      busy={revoke.busy}
      onClick={revoke.ask}
      aria-label={`Revoke access for ${name}`}
    >
      Revoke
    </BusyButton>
  );
}
