import '@mantine/spotlight/styles.css';
import { useMantineColorScheme } from '@mantine/core';
import { Spotlight, spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import { useQuery } from '@tanstack/react-query';
import { PAGES } from '@wordgrove/contracts';
import { useNavigate } from 'react-router';
import { listApplications } from '../../api/applications';
import { MY_APPLICATIONS } from '../../features/my-applications/application-keys';
import { useSession } from '../../session/use-session';
import { ApplicationAvatar } from '../../ui/avatars';
import { MoonIcon, PlusIcon, SearchIcon, SignOutIcon, SunIcon } from '../../ui/icons';
import { HELP_LINKS } from './help-links';
import classes from './palette.module.css';
import { useSignOut } from './use-sign-out';
import { pagesOf, workspacesOf } from './workspaces';

/** The number of results that fit without scrolling far. */
const MAX_RESULTS = 12;

export const openPalette = (): void => spotlight.open();

interface PaletteProps {
  query: string;
  onQueryChange: (query: string) => void;
}

/** Finds pages, own applications and actions by name. */
export function Palette({ query, onQueryChange }: PaletteProps) {
  const applications = useApplicationActions();
  const pages = usePageActions();
  const others = useOtherActions();
  return (
    <Spotlight
      actions={[applications, pages, others].filter(({ actions }) => actions.length > 0)}
      query={query}
      onQueryChange={onQueryChange}
      shortcut={null}
      attributes={{ content: { 'aria-label': 'Search or jump to' } }}
      classNames={{
        action: classes.action,
        actionLabel: classes.label,
        actionDescription: classes.description,
      }}
      limit={MAX_RESULTS}
      highlightQuery
      scrollable
      maxHeight={440}
      nothingFound="Nothing has this name"
      searchProps={{
        leftSection: <SearchIcon />,
        placeholder: 'Search or jump to',
        'aria-label': 'Search or jump to',
      }}
    />
  );
}

function useApplicationActions(): SpotlightActionGroupData {
  const navigate = useNavigate();
  const { data } = useQuery({
    queryKey: [...MY_APPLICATIONS, 'first'],
    queryFn: () => listApplications(''),
  });
  const actions = (data?.applications ?? []).map(({ id, name, client_id: clientId }) => ({
    id,
    label: name,
    keywords: clientId,
    leftSection: <ApplicationAvatar name={name} id={clientId} size={24} />,
    onClick: () => void navigate(PAGES.application.replace(':id', id)),
  }));
  return { group: 'Your applications', actions };
}

function usePageActions(): SpotlightActionGroupData {
  const navigate = useNavigate();
  const { data: user } = useSession();
  const actions = workspacesOf(user).flatMap((workspace) =>
    pagesOf(workspace).map(({ to, label, Icon }) => ({
      id: to,
      label,
      description: workspace.label,
      leftSection: <Icon />,
      onClick: () => void navigate(to),
    })),
  );
  return { group: 'Pages', actions };
}

function useOtherActions(): SpotlightActionGroupData {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { setColorScheme } = useMantineColorScheme();
  const register = () => void navigate(PAGES.registerApplication);
  const documents = HELP_LINKS.map(({ to, label, Icon }) => ({
    id: to,
    label,
    leftSection: <Icon />,
    onClick: () => window.location.assign(to),
  }));
  return {
    group: 'Actions',
    actions: [
      {
        id: 'register',
        label: 'Register an application',
        leftSection: <PlusIcon />,
        onClick: register,
      },
      {
        id: 'light',
        label: 'Light colours',
        leftSection: <SunIcon />,
        onClick: () => setColorScheme('light'),
      },
      {
        id: 'dark',
        label: 'Dark colours',
        leftSection: <MoonIcon />,
        onClick: () => setColorScheme('dark'),
      },
      ...documents,
      { id: 'sign-out', label: 'Sign out', leftSection: <SignOutIcon />, onClick: signOut.run },
    ],
  };
}
