import { Badge, Group } from '@mantine/core';
import type { AdminUserDto } from '@wordgrove/dto';
import { TEXTS } from './texts';

/** The role of a user and the state of the account. */
export function Standing({ user }: { user: AdminUserDto }) {
  return (
    <Group gap={6}>
      {user.disabled_at === null ? (
        <Badge color="grove" tt="none" size="lg">
          {TEXTS.enabled}
        </Badge>
      ) : (
        <Badge color="orange" tt="none" size="lg">
          {TEXTS.disabled}
        </Badge>
      )}
      {user.role === 'ADMIN' && (
        <Badge color="blue" tt="none" size="lg">
          {TEXTS.admin}
        </Badge>
      )}
    </Group>
  );
}
