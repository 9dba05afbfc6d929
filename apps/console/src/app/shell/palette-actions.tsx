import { useMantineColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PAGES } from '@wordgrove/contracts';
import type { ApplicationDto } from '@wordgrove/dto';
import { useLocation } from 'react-router';
import { stateOf } from '../../features/my-applications/application-states';
import { applicationKey } from '../../features/my-applications/application-keys';
import { tabAddress, tabAt } from '../../features/my-applications/application-tabs';
import { getApplication } from '../../api/applications';
import { useSession } from '../../session/use-session';
import { ApplicationAvatar } from '../../ui/avatars';
import {
  FlaskIcon,
  KeyIcon,
  LogsIcon,
  MoonIcon,
  PlusIcon,
  SignOutIcon,
  SunIcon,
} from '../../ui/icons';
import { isolated } from '../../ui/isolated';
import { STATUS_TEXTS } from '../../ui/status-texts';
import { HELP_LINKS } from './help-links';
import type { PaletteAction, PaletteGroup } from './palette-search';
import { TEXTS } from './texts';
import { useFoundApplications } from './use-found-applications';
import { useSignOut } from './use-sign-out';
import { pagesOf, workspacesOf } from './workspaces';

const LAST_REFUSED = '?status=4xx&range=hour';

/** Returns everything among which the palette looks for a text: own applications, what can be done in the open one, pages and actions. */
export function useActionGroups(query: string): PaletteGroup[] {
  const applications = useFoundApplications(query);
  const open = useOpenActions();
  const pages = usePageActions();
  const others = useOtherActions();
  return [
    { title: TEXTS.yourApplications, actions: applications.map(actionOf) },
    ...(open === null ? [] : [open]),
    { title: TEXTS.pages, actions: pages },
    { title: TEXTS.actions, actions: others },
  ];
}

/** Leads to the tab on which the developer goes on. */
function actionOf(application: ApplicationDto): PaletteAction {
  const { id, name, client_id: clientId } = application;
  const to = tabAddress({ path: nextTab(application) }, id);
  const status = STATUS_TEXTS[stateOf(application)].toLowerCase();
  return {
    id,
    label: name,
    description: `${tabAt(to, id).label} · ${status}`,
    keywords: clientId,
    icon: <ApplicationAvatar name={name} id={clientId} size={24} />,
    to,
  };
}

function nextTab({ status }: ApplicationDto): string {
  if (status === 'DRAFT') return PAGES.applicationQuickStart;
  return status === 'APPROVED' ? PAGES.application : PAGES.applicationReview;
}

/** The actions for the application whose page is open. Null on other pages. */
function useOpenActions(): PaletteGroup | null {
  const id = /^\/my-applications\/([\da-f-]{36})/i.exec(useLocation().pathname)?.[1];
  const { data } = useQuery({
    queryKey: applicationKey(id ?? ''),
    queryFn: () => getApplication(id ?? ''),
    enabled: id !== undefined,
  });
  if (id === undefined || data === undefined) return null;
  const at = (path: string) => tabAddress({ path }, id);
  const addSecret: PaletteAction = {
    id: 'add-secret',
    label: TEXTS.addSecret,
    description: TEXTS.credentials,
    icon: <KeyIcon />,
    to: at(PAGES.applicationCredentials),
  };
  return {
    title: TEXTS.actionsIn(isolated(data.name)),
    actions: [
      ...(data.client_type === 'CONFIDENTIAL' ? [addSecret] : []),
      {
        id: 'refused',
        label: TEXTS.refusedRequests,
        description: TEXTS.logs,
        icon: <LogsIcon />,
        to: `${at(PAGES.applicationLogs)}${LAST_REFUSED}`,
      },
      {
        id: 'try',
        label: TEXTS.callApi,
        description: TEXTS.playground,
        icon: <FlaskIcon />,
        to: at(PAGES.applicationPlayground),
      },
    ],
  };
}

function usePageActions(): PaletteAction[] {
  const { data: user } = useSession();
  return workspacesOf(user).flatMap((workspace) =>
    pagesOf(workspace).map(({ to, label, Icon }) => ({
      id: to,
      label,
      description: workspace.label,
      icon: <Icon />,
      to,
    })),
  );
}

function useOtherActions(): PaletteAction[] {
  const signOut = useSignOut();
  const { setColorScheme } = useMantineColorScheme();
  const colours = (scheme: 'light' | 'dark') => () => setColorScheme(scheme);
  return [
    {
      id: 'register',
      label: TEXTS.register,
      icon: <PlusIcon />,
      to: PAGES.registerApplication,
    },
    { id: 'light', label: TEXTS.lightColours, icon: <SunIcon />, run: colours('light') },
    { id: 'dark', label: TEXTS.darkColours, icon: <MoonIcon />, run: colours('dark') },
    ...HELP_LINKS.map(({ to, label, Icon }) => ({
      ...{ id: to, label, icon: <Icon />, to, isDocument: true },
    })),
    { id: 'sign-out', label: TEXTS.signOut, icon: <SignOutIcon />, run: signOut.run },
  ];
}
