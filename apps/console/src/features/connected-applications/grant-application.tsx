import { ActionIcon, Badge, Group, Text } from '@mantine/core';
import type { GrantDto } from '@wordgrove/dto';
import { ApplicationAvatar } from '../../ui/avatars';
import { ChevronDownIcon, ChevronRightIcon } from '../../ui/icons';
import { isolated } from '../../ui/isolated';
import { TEXTS } from './texts';

interface GrantApplicationProps {
  grant: GrantDto;
  isOpen: boolean;
  toggle: () => void;
}

/** The application and its developer, with a button that opens the row. */
export function GrantApplication({ grant, isOpen, toggle }: GrantApplicationProps) {
  const { application, owner, kind } = grant;
  const { name, client_id: clientId } = application;
  return (
    <Group gap="sm" wrap="nowrap">
      <ActionIcon
        variant="subtle"
        color="gray"
        onClick={toggle}
        aria-expanded={isOpen}
        aria-label={TEXTS.show(isolated(name))}
      >
        {isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
      </ActionIcon>
      <ApplicationAvatar name={name} id={clientId} size={34} />
      <div style={{ minWidth: 0 }}>
        <Text fw={600}>
          <bdi>{name}</bdi>{' '}
          {kind === 'PLAYGROUND' && (
            <Badge component="span" color="gray">
              {TEXTS.playground}
            </Badge>
          )}
        </Text>
        <Text size="xs" c="dimmed">
          {owner === null ? (
            TEXTS.newDeveloper
          ) : (
            <>
              {TEXTS.by} <bdi>{owner}</bdi>
            </>
          )}
        </Text>
      </div>
    </Group>
  );
}
