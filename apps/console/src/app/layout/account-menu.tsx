import { Button, Menu, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { UserDto } from '@wordgrove/dto';
import { Link } from 'react-router';
import { signOut } from '../../api/session';
import { notifyFailure } from '../../ui/notify';
import { ChevronDownIcon } from '../../ui/icons';
import classes from './account-menu.module.css';

export function AccountMenu({ user }: { user: UserDto }) {
  const leave = useMutation({
    mutationFn: signOut,
    // A full load, so that nothing of this person stays in the page's memory.
    onSuccess: () => window.location.assign('/'),
    onError: notifyFailure,
  });
  return (
    <Menu position="bottom-end" shadow="md" width={240}>
      <Menu.Target>
        <Button variant="default" rightSection={<ChevronDownIcon />} className={classes.button}>
          <bdi className={classes.name}>{user.display_name}</bdi>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="xs" c="dimmed">
            Signed in as <bdi>{user.email}</bdi>
          </Text>
        </Menu.Label>
        <Menu.Item component={Link} to="/your-data">
          Your data
        </Menu.Item>
        <Menu.Item onClick={() => leave.mutate()} disabled={leave.isPending}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
