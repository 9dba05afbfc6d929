import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { UserDto } from '@wordgrove/dto';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { MenuIcon, SearchIcon } from '../../ui/icons';
import classes from './shell.module.css';
import { TEXTS } from './texts';
import {
  MAX_IN_BAR,
  isWithin,
  type Destination,
  type Workspace,
  type WorkspaceSection,
} from './workspaces';

/** Loaded when it is first opened. */
const MenuDrawer = lazy(async () => ({ default: (await import('./menu-drawer')).MenuDrawer }));

interface BottomBarProps {
  user: UserDto | null | undefined;
  workspace: Workspace;
  openPalette: () => void;
}

/** The navigation of phones: pages of the workspace, the palette if there is room for it, and a menu with the rest. */
export function BottomBar({ user, workspace, openPalette }: BottomBarProps) {
  const [opened, menu] = useDisclosure(false);
  const [isWanted, setWanted] = useState(false);
  const openMenu = () => {
    setWanted(true);
    menu.open();
  };
  return (
    <nav aria-label={TEXTS.pages} style={{ height: '100%' }}>
      <ul className={classes.pages}>
        <Pages pages={workspace.pages.slice(0, MAX_IN_BAR)} />
        {workspace.pages.length < MAX_IN_BAR &&
          workspace.sections?.map((section) => <Section key={section.title} section={section} />)}
        {workspace.pages.length < MAX_IN_BAR && (
          <li>
            <UnstyledButton className={classes.page} onClick={openPalette}>
              <SearchIcon size={22} />
              {TEXTS.search}
            </UnstyledButton>
          </li>
        )}
        <li>
          <UnstyledButton className={classes.page} onClick={openMenu}>
            <MenuIcon size={22} />
            {TEXTS.menu}
          </UnstyledButton>
        </li>
      </ul>
      <Suspense>
        {isWanted && (
          <MenuDrawer user={user} workspace={workspace} opened={opened} close={menu.close} />
        )}
      </Suspense>
    </nav>
  );
}

/** A section of a workspace, as one page that leads to the first of it. The menu has the others. */
function Section({ section: { title, Icon, pages } }: { section: WorkspaceSection }) {
  const { pathname } = useLocation();
  const isCurrent = pages.some(({ to }) => isWithin(pathname, to));
  return (
    <li>
      <Link to={pages[0].to} className={classes.page} aria-current={isCurrent ? 'page' : undefined}>
        <Icon size={22} />
        {title}
      </Link>
    </li>
  );
}

function Pages({ pages }: { pages: readonly Destination[] }) {
  const { pathname } = useLocation();
  return pages.map(({ to, label, shortLabel = label, Icon, Count }) => (
    <li key={to}>
      <Link
        to={to}
        className={classes.page}
        aria-current={isWithin(pathname, to) ? 'page' : undefined}
      >
        <Icon size={22} />
        {shortLabel}
        <Suspense>{Count && <Count />}</Suspense>
      </Link>
    </li>
  ));
}
