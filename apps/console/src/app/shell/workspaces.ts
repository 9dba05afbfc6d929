import { PAGES } from '@wordgrove/contracts';
import type { UserDto } from '@wordgrove/dto';
import { lazy, type ComponentType } from 'react';
import {
  AdjustmentsIcon,
  ApplicationsIcon,
  AuditIcon,
  BoxIcon,
  ConnectedIcon,
  CriteriaIcon,
  GaugeIcon,
  GuideIcon,
  InboxIcon,
  OverviewIcon,
  ReferenceIcon,
  TemplateIcon,
  UsersIcon,
  type IconProps,
} from '../../ui/icons';
import { TEXTS } from './texts';
import type * as Totals from './totals';

/** Loaded for admins only. */
const WaitingCount = lazy(async () => ({
  default: (await import('./waiting-count')).WaitingCount,
}));

/** Loaded after the page. */
const total = (name: keyof typeof Totals) =>
  lazy(async () => ({ default: (await import('./totals'))[name] }));
const OwnApplicationsTotal = total('OwnApplicationsTotal');
const ApplicationsTotal = total('ApplicationsTotal');
const UsersTotal = total('UsersTotal');
const CriteriaTotal = total('CriteriaTotal');

export interface Destination {
  to: string;
  label: string;
  /** For the bar at the bottom of phones, if the label is too long for it. */
  shortLabel?: string;
  Icon: ComponentType<IconProps>;
  /** A number that asks for something, beside the label and on the icon. */
  Count?: ComponentType;
  /** A number beside the label, if there is room for both. */
  Total?: ComponentType;
}

/** Pages under a heading. */
export interface WorkspaceSection {
  title: string;
  Icon: ComponentType<IconProps>;
  pages: readonly [Destination, ...Destination[]];
}

export interface Workspace {
  label: string;
  /** The first four are in the bar of phones, the rest in its menu. */
  pages: readonly [Destination, ...Destination[]];
  /** More pages, under headings. */
  sections?: readonly WorkspaceSection[];
}

/** The number of pages of a workspace that are in the bar of phones. */
export const MAX_IN_BAR = 4;

const LEARN: Workspace = {
  label: TEXTS.learn,
  pages: [
    {
      to: PAGES.connectedApplications,
      label: TEXTS.connectedApplications,
      shortLabel: TEXTS.connected,
      Icon: ConnectedIcon,
    },
    { to: PAGES.yourData, label: TEXTS.yourData, Icon: BoxIcon },
  ],
};

export const BUILD: Workspace = {
  label: TEXTS.build,
  pages: [
    {
      to: PAGES.myApplications,
      label: TEXTS.applications,
      Icon: ApplicationsIcon,
      Total: OwnApplicationsTotal,
    },
  ],
  sections: [
    {
      title: TEXTS.reference,
      Icon: ReferenceIcon,
      pages: [
        { to: PAGES.oauthGuide, label: TEXTS.oauthGuide, Icon: GuideIcon },
        { to: PAGES.limits, label: TEXTS.limits, Icon: GaugeIcon },
        { to: PAGES.reviewCriteria, label: TEXTS.reviewCriteria, Icon: CriteriaIcon },
      ],
    },
  ],
};

const OPERATE: Workspace = {
  label: TEXTS.operate,
  pages: [
    { to: PAGES.review, label: TEXTS.review, Icon: InboxIcon, Count: WaitingCount },
    {
      to: PAGES.allApplications,
      label: TEXTS.applications,
      Icon: ApplicationsIcon,
      Total: ApplicationsTotal,
    },
    { to: PAGES.users, label: TEXTS.users, Icon: UsersIcon, Total: UsersTotal },
    { to: PAGES.auditLog, label: TEXTS.auditLog, Icon: AuditIcon },
    { to: PAGES.overview, label: TEXTS.overview, Icon: OverviewIcon },
  ],
  sections: [
    {
      title: TEXTS.setUp,
      Icon: AdjustmentsIcon,
      pages: [
        {
          to: PAGES.editReviewCriteria,
          label: TEXTS.reviewCriteria,
          Icon: CriteriaIcon,
          Total: CriteriaTotal,
        },
        { to: PAGES.replyTemplates, label: TEXTS.replyTemplates, Icon: TemplateIcon },
      ],
    },
  ],
};

/** Returns all pages of a workspace. */
export function pagesOf({ pages, sections = [] }: Workspace): readonly Destination[] {
  return [...pages, ...sections.flatMap((section) => section.pages)];
}

/** Returns the workspaces of a user. Undefined is somebody who is not known yet. */
export function workspacesOf(user: UserDto | null | undefined): readonly Workspace[] {
  return user?.role === 'ADMIN' ? [LEARN, BUILD, OPERATE] : [LEARN, BUILD];
}

/** Returns the workspace of a user that has the page of an address. For others, the page does not exist. */
export function workspaceAt(pathname: string, user: UserDto | null | undefined): Workspace {
  const has = (each: Workspace) => pagesOf(each).some(({ to }) => isWithin(pathname, to));
  const found = workspacesOf(user).find(has);
  return found ?? (user?.role === 'ADMIN' && isWithin(pathname, '/admin') ? OPERATE : LEARN);
}

/** Returns whether an address is that of a page, or of something on it. */
export function isWithin(pathname: string, to: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`);
}
