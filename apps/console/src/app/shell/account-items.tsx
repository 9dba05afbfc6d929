import { Menu, Text } from '@mantine/core';
import { PAGES } from '@wordgrove/contracts';
import { Link } from 'react-router';
import { useSession } from '../../session/use-session';
import { BoxIcon, SignOutIcon } from '../../ui/icons';
import { TEXTS } from './texts';
import { useSignOut } from './use-sign-out';

/** The name of the person who is signed in, and the links of the account. */
export function AccountItems() {
  const { data: user } = useSession();
  const signOut = useSignOut();
  if (user == null) return null;
  const { display_name: name, email } = user;
  return (
    <>
      <Menu.Label>
        <Text fw={600} c="var(--mantine-color-text)">
          <bdi>{name}</bdi>
        </Text>
        <Text size="xs">
          <bdi>{email}</bdi>
        </Text>
      </Menu.Label>
      <Menu.Item component={Link} to={PAGES.yourData} leftSection={<BoxIcon />}>
        {TEXTS.yourData}
      </Menu.Item>
      <Menu.Item leftSection={<SignOutIcon />} onClick={signOut.run} disabled={signOut.busy}>
        {TEXTS.signOut}
      </Menu.Item>
    </>
  );
}
