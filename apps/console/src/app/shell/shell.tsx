import { AppShell } from '@mantine/core';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useSession } from '../../session/use-session';
import { LoadingPage } from '../../ui/loading-page';
import { BottomBar } from './bottom-bar';
import { usePalette } from './palette-state';
import { ShellHeader } from './shell-header';
import { ShellNavigation } from './shell-navigation';
import classes from './shell.module.css';
import { workspaceAt } from './workspaces';

/** The frame of the pages for signed-in users: workspaces above, pages on the left or, on phones, below. */
export function Shell() {
  const { data: user } = useSession();
  const workspace = workspaceAt(useLocation().pathname, user);
  const palette = usePalette();
  return (
    <AppShell
      header={{ height: 52 }}
      navbar={{ width: { base: 224, sm: 56, lg: 224 }, breakpoint: 'sm', collapsed: HIDDEN }}
      footer={{ height: { base: 60, sm: 0 } }}
      padding={{ base: 14, sm: 28 }}
    >
      <AppShell.Header className={classes.bar}>
        <ShellHeader user={user} workspace={workspace} openPalette={palette.open} />
      </AppShell.Header>
      <AppShell.Navbar className={classes.navbar} visibleFrom="sm" aria-label={workspace.label}>
        <ShellNavigation workspace={workspace} />
      </AppShell.Navbar>
      <AppShell.Main id="main" tabIndex={-1} className={classes.main}>
        <div className={classes.content}>
          <Suspense fallback={<LoadingPage />}>
            <Outlet />
          </Suspense>
        </div>
      </AppShell.Main>
      <AppShell.Footer className={classes.bar} hiddenFrom="sm">
        <BottomBar user={user} workspace={workspace} openPalette={palette.open} />
      </AppShell.Footer>
      {palette.element}
    </AppShell>
  );
}

const HIDDEN = { mobile: true };
