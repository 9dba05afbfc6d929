import { ActionIcon, Kbd, Text } from '@mantine/core';
import type { UserDto } from '@wordgrove/dto';
import { Link } from 'react-router';
import { BrandLink } from '../../ui/brand-link';
import { SearchIcon } from '../../ui/icons';
import { AccountMenu } from './account-menu';
import { ColorSchemeMenu } from './color-scheme-menu';
import { HelpMenu } from './help-menu';
import classes from './shell.module.css';
import { TEXTS } from './texts';
import { useModifierKey } from '../../ui/use-modifier-key';
import { workspacesOf, type Workspace } from './workspaces';

interface ShellHeaderProps {
  user: UserDto | null | undefined;
  workspace: Workspace;
  openPalette: () => void;
}

/** The bar at the top. On phones, it names the workspace, and the menu below has the rest. */
export function ShellHeader({ user, workspace, openPalette }: ShellHeaderProps) {
  return (
    <div className={classes.header}>
      <BrandLink>
        <Text span inherit visibleFrom="sm">
          {TEXTS.service}
        </Text>
        <Text span inherit hiddenFrom="sm">
          {workspace.label}
        </Text>
      </BrandLink>
      <Workspaces user={user} current={workspace} />
      <SearchButton onClick={openPalette} />
      <HelpMenu />
      <ColorSchemeMenu visibleFrom="sm" />
      {user && <AccountMenu user={user} />}
    </div>
  );
}

function Workspaces({ user, current }: Pick<ShellHeaderProps, 'user'> & { current: Workspace }) {
  return (
    <Text component="nav" aria-label={TEXTS.workspaces} visibleFrom="sm" h="100%" flex={1}>
      <ul className={classes.workspaces}>
        {workspacesOf(user).map((workspace) => (
          <li key={workspace.label}>
            <Link
              to={workspace.pages[0].to}
              className={classes.workspace}
              aria-current={workspace === current || undefined}
            >
              {workspace.label}
            </Link>
          </li>
        ))}
      </ul>
    </Text>
  );
}

function SearchButton({ onClick }: { onClick: () => void }) {
  const modifier = useModifierKey();
  return (
    <>
      <Text
        component="button"
        type="button"
        className={classes.search}
        visibleFrom="lg"
        onClick={onClick}
      >
        <SearchIcon size={16} />
        <span>{TEXTS.searchOrJump}</span>
        <Kbd size="xs" className={classes.key}>
          {modifier}K
        </Kbd>
      </Text>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        hiddenFrom="lg"
        ml={{ base: 'auto', sm: 0 }}
        onClick={onClick}
        aria-label={TEXTS.searchOrJump}
      >
        <SearchIcon size={20} />
      </ActionIcon>
    </>
  );
}
