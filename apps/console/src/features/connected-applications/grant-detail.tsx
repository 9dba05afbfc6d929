import { Anchor, List, Stack, Text } from '@mantine/core';
import type { GrantDto, GrantWritesDto } from '@wordgrove/dto';
import { CheckIcon } from '../../ui/icons';
import { shownAddress } from '../../ui/shown-address';
import { TEXTS } from './texts';
import { WeekBars } from './week-bars';

interface GrantDetailProps {
  grant: GrantDto;
  /** Undefined while it is loaded. */
  writes: GrantWritesDto | undefined;
}

/** The description of an application, what it wrote, and its permissions. */
export function GrantDetail({ grant, writes }: GrantDetailProps) {
  const { application, scopes } = grant;
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
      {writes && <WeekBars writes={writes} />}
      <Text fw={600}>{TEXTS.itMay}</Text>
      <List icon={<CheckIcon size={16} />} spacing={4}>
        {scopes.map(({ scope, meaning }) => (
          <List.Item key={scope}>{meaning}</List.Item>
        ))}
      </List>
    </Stack>
  );
}
