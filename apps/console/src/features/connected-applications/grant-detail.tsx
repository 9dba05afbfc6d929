import { Anchor, List, Stack, Text } from '@mantine/core';
import type { GrantDto } from '@wordgrove/dto';
import { CheckIcon } from '../../ui/icons';
import { shownAddress } from '../../ui/shown-address';
import { TEXTS } from './texts';

/** The description of an application, and its permissions. */
export function GrantDetail({ grant: { application, scopes } }: { grant: GrantDto }) {
  const { description, homepage_url: homepage } = application;
  return (
    <Stack gap="xs" pb="xs" pl={{ base: 0, sm: 40 }}>
      {description && (
        <Text>
          <bdi>{description}</bdi>
        </Text>
      )}
      {homepage && (
        <Anchor href={homepage} size="sm" rel="noopener noreferrer">
          <bdi>{shownAddress(homepage)}</bdi>
        </Anchor>
      )}
      <Text fw={600}>{TEXTS.itMay}</Text>
      <List icon={<CheckIcon size={16} />} spacing={4}>
        {scopes.map(({ scope, meaning }) => (
          <List.Item key={scope}>{meaning}</List.Item>
        ))}
      </List>
    </Stack>
  );
}
