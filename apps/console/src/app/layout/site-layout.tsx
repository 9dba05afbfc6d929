import { Button } from '@mantine/core';
import { PAGES } from '@wordgrove/contracts';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../session/use-session';
import { ColorSchemeMenu } from '../shell/color-scheme-menu';
import { PlainFrame } from './plain-frame';
import { TEXTS } from './texts';

/** The frame of the pages for people who are not signed in. */
export function SiteLayout() {
  return (
    <PlainFrame
      aside={
        <>
          <ColorSchemeMenu />
          <SignInButton />
        </>
      }
    />
  );
}

function SignInButton() {
  const { data: user } = useSession();
  const { pathname } = useLocation();
  // The sign-in and sign-up pages have the page to return to in their address. A plain link would
  // lose it.
  if (user !== null || pathname !== '/') return null;
  return (
    <Button component={Link} to={PAGES.signIn} variant="default">
      {TEXTS.signIn}
    </Button>
  );
}
