import { PAGES } from '@wordgrove/contracts';
import type { ComponentType } from 'react';
import {
  AlertIcon,
  AdjustmentsIcon,
  DashboardIcon,
  FlaskIcon,
  KeyIcon,
  LogsIcon,
  ReviewIcon,
  RocketIcon,
  UsersIcon,
  type IconProps,
} from '../../ui/icons';
import { TABS } from './state-texts';

export interface ApplicationTab {
  /** The address. `:id` stands for the application's id. */
  path: string;
  label: string;
  Icon: ComponentType<IconProps>;
}

/** The pages of an application, in the order of their tabs. */
export const APPLICATION_TABS: readonly [ApplicationTab, ...ApplicationTab[]] = [
  { path: PAGES.application, label: TABS.overview, Icon: DashboardIcon },
  { path: PAGES.applicationQuickStart, label: TABS.quickStart, Icon: RocketIcon },
  { path: PAGES.applicationPlayground, label: TABS.playground, Icon: FlaskIcon },
  { path: PAGES.applicationLogs, label: TABS.logs, Icon: LogsIcon },
  { path: PAGES.applicationCredentials, label: TABS.credentials, Icon: KeyIcon },
  { path: PAGES.applicationSettings, label: TABS.settings, Icon: AdjustmentsIcon },
  { path: PAGES.applicationTestUsers, label: TABS.testUsers, Icon: UsersIcon },
  { path: PAGES.applicationReview, label: TABS.review, Icon: ReviewIcon },
  { path: PAGES.applicationDangerZone, label: TABS.dangerZone, Icon: AlertIcon },
];

/** Returns the address of a tab of this application. */
export function tabAddress({ path }: Pick<ApplicationTab, 'path'>, id: string): string {
  return path.replace(':id', id);
}

/** Returns the tab that an address belongs to. */
export function tabAt(pathname: string, id: string): ApplicationTab {
  const path = pathname.replace(/(?<=.)\/$/, '');
  return APPLICATION_TABS.find((tab) => tabAddress(tab, id) === path) ?? APPLICATION_TABS[0];
}
