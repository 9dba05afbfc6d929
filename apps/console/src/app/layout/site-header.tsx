import { Button, Container, Group } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../session/use-session';
import { LeafIcon } from '../../ui/icons';
import { AccountMenu } from './account-menu';
import { ColorSchemeMenu } from './color-scheme-menu';
import classes from './site-layout.module.css';

export function SiteHeader() {
  const { data: user } = useSession();
  return (
    <header className={classes.header}>
      <Container size="lg">
        <Group justify="space-between" wrap="nowrap" className={classes.bar}>
          <Link to="/" className={classes.brand}>
            <LeafIcon className={classes.mark} size={26} />
            Wordgrove
          </Link>
          <Group gap="xs" wrap="nowrap" miw={0}>
            <ColorSchemeMenu />
            {user && <AccountMenu user={user} />}
            {user === null && <SignInButton />}
          </Group>
        </Group>
      </Container>
    </header>
  );
}

function SignInButton() {
  const { pathname } = useLocation();
  // The sign-in and sign-up pages have the page to return to in their address. A plain link would
  // lose it.
  if (pathname !== '/') return null;
  return (
    <Button component={Link} to="/sign-in" variant="default" size="sm">
      Sign in
    </Button>
  );
}
