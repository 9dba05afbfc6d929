import { PAGES } from '@wordgrove/contracts';
import type { UserDto } from '@wordgrove/dto';
import type { ComponentType } from 'react';
import {
  ApplicationsIcon,
  AuditIcon,
  BoxIcon,
  ConnectedIcon,
  CriteriaIcon,
  InboxIcon,
  type IconProps,
} from '../../ui/icons';

export interface Destination {
  to: string;
  label: string;
  /** For the bar at the bottom of phones, if the label is too long for it. */
  shortLabel?: string;
  Icon: ComponentType<IconProps>;
}

export interface Workspace {
  label: string;
  /** At most three, so that they fit beside the menu in the bar of phones. */
  pages: readonly [Destination, ...Destination[]];
}

const LEARN: Workspace = {
  label: 'Learn',
  pages: [
    {
      to: PAGES.connectedApplications,
      label: 'Connected applications',
      shortLabel: 'Connected',
      Icon: ConnectedIcon,
    },
    { to: PAGES.yourData, label: 'Your data', Icon: BoxIcon },
  ],
};

export const BUILD: Workspace = {
  label: 'Build',
  pages: [{ to: PAGES.myApplications, label: 'Applications', Icon: ApplicationsIcon }],
};

const OPERATE: Workspace = {
  label: 'Operate',
  pages: [
    { to: PAGES.review, label: 'Review', Icon: InboxIcon },
    { to: PAGES.reviewQueue, label: 'Applications', Icon: ApplicationsIcon },
    { to: PAGES.auditLog, label: 'Audit log', Icon: AuditIcon },
    {
      to: PAGES.editReviewCriteria,
      label: 'Review criteria',
      shortLabel: 'Criteria',
      Icon: CriteriaIcon,
    },
  ],
};

/** Returns the workspaces of a user. Undefined is somebody who is not known yet. */
export function workspacesOf(user: UserDto | null | undefined): readonly Workspace[] {
  return user?.role === 'ADMIN' ? [LEARN, BUILD, OPERATE] : [LEARN, BUILD];
}

/** Returns the workspace of a user that has the page of an address. For others, the page does not exist. */
export function workspaceAt(pathname: string, user: UserDto | null | undefined): Workspace {
  const has = ({ pages }: Workspace) => pages.some(({ to }) => isWithin(pathname, to));
  return workspacesOf(user).find(has) ?? LEARN;
}

/** Returns whether an address is that of a page, or of something on it. */
export function isWithin(pathname: string, to: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`);
}
