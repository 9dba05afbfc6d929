import { Menu, Text, UnstyledButton } from '@mantine/core';
import { PAGES } from '@wordgrove/contracts';
import type { UserDto } from '@wordgrove/dto';
import { Link } from 'react-router';
import { PersonAvatar } from '../../ui/avatars';
import { BoxIcon, SignOutIcon } from '../../ui/icons';
import { useSignOut } from './use-sign-out';

export function AccountMenu({ user }: { user: UserDto }) {
  const signOut = useSignOut();
  const { display_name: name, email, id } = user;
  return (
    <Menu position="bottom-end" shadow="md" width={240}>
      <Menu.Target>
        <UnstyledButton p={4} style={{ borderRadius: '50%' }} aria-label={`Account of ${name}`}>
          <PersonAvatar name={name} id={id} size={28} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text fw={600} c="var(--mantine-color-text)">
            <bdi>{name}</bdi>
          </Text>
          <Text size="xs">
            <bdi>{email}</bdi>
          </Text>
        </Menu.Label>
        <Menu.Item component={Link} to={PAGES.yourData} leftSection={<BoxIcon />}>
          Your data
        </Menu.Item>
        <Menu.Item leftSection={<SignOutIcon />} onClick={signOut.run} disabled={signOut.busy}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
