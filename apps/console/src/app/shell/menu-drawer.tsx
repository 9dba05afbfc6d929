import { Button, Drawer, NavLink, Stack } from '@mantine/core';
import type { UserDto } from '@wordgrove/dto';
import { Link } from 'react-router';
import { SignOutIcon } from '../../ui/icons';
import { ColorSchemeChoice } from './color-scheme-choice';
import { HELP_LINKS } from './help-links';
import { TEXTS } from './texts';
import { useSignOut } from './use-sign-out';
import { MAX_IN_BAR, pagesOf, workspacesOf, type Workspace } from './workspaces';

interface MenuDrawerProps {
  user: UserDto | null | undefined;
  workspace: Workspace;
  opened: boolean;
  close: () => void;
}

/** The menu of phones, which have no room for the rest: workspaces, colours, help and the sign-out. */
export function MenuDrawer({ user, workspace, opened, close }: MenuDrawerProps) {
  const signOut = useSignOut();
  return (
    <Drawer opened={opened} onClose={close} position="bottom" size="auto" title={TEXTS.menu}>
      <Stack gap="md">
        <MorePages workspace={workspace} close={close} />
        <nav aria-label={TEXTS.workspaces}>
          {workspacesOf(user).map((each) => (
            <NavLink
              key={each.label}
              component={Link}
              to={each.pages[0].to}
              label={each.label}
              active={each === workspace}
              onClick={close}
            />
          ))}
        </nav>
        <ColorSchemeChoice />
        <div>
          {HELP_LINKS.map(({ to, label, Icon }) => (
            <NavLink key={to} href={to} label={label} leftSection={<Icon />} />
          ))}
        </div>
        {user && (
          <Button variant="default" leftSection={<SignOutIcon />} onClick={signOut.run}>
            {TEXTS.signOut}
          </Button>
        )}
      </Stack>
    </Drawer>
  );
}

/** The pages of a workspace for which the bar has no room. */
function MorePages({ workspace, close }: Pick<MenuDrawerProps, 'workspace' | 'close'>) {
  const inBar = workspace.pages.slice(0, MAX_IN_BAR);
  const pages = pagesOf(workspace).filter((page) => !inBar.includes(page));
  if (pages.length === 0) return null;
  return (
    <nav aria-label={TEXTS.moreOf(workspace.label)}>
      {pages.map(({ to, label, Icon }) => (
        <NavLink
          key={to}
          component={Link}
          to={to}
          label={label}
          leftSection={<Icon />}
          onClick={close}
        />
      ))}
    </nav>
  );
}
