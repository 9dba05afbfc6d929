import { useMediaQuery } from '@mantine/hooks';
import { PAGES } from '@wordgrove/contracts';
import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { ApplicationAvatar } from '../../ui/avatars';
import { ApiIcon } from '../../ui/icons';
import classes from './shell.module.css';
import { TEXTS } from './texts';
import { useOwnApplications } from './use-own-applications';
import { BUILD, isWithin, type Workspace } from './workspaces';

/** The number of own applications beside their list. */
const MAX_SHOWN_APPLICATIONS = 8;

/** The pages of a workspace. In Build, the developer's applications too. */
export function ShellNavigation({ workspace }: { workspace: Workspace }) {
  const { pathname } = useLocation();
  const isBuild = workspace === BUILD;
  const own = useOwnApplications(isBuild).data?.applications ?? [];
  const isOpen = ({ id }: { id: string }) =>
    isWithin(pathname, PAGES.application.replace(':id', id));
  const applications = own.filter(
    (each, at) => isBuild && (at < MAX_SHOWN_APPLICATIONS || isOpen(each)),
  );
  const paths = applications.map(({ id }) => PAGES.application.replace(':id', id));
  const opened = paths.find((path) => isWithin(pathname, path));
  return (
    <>
      <Pages
        pages={workspace.pages}
        isCurrent={(to) => opened === undefined && isWithin(pathname, to)}
      />
      {applications.length > 0 && (
        <Links title={TEXTS.yourApplications}>
          {applications.map(({ id, name, client_id: clientId }, at) => (
            <NavigationLink
              key={id}
              to={paths[at] ?? ''}
              name={name}
              isCurrent={opened === paths[at]}
              leading={<ApplicationAvatar name={name} id={clientId} size={20} />}
            />
          ))}
        </Links>
      )}
      <Sections sections={workspace.sections ?? []} pathname={pathname}>
        {isBuild && (
          <NavigationLink to="/docs" isOutside name={TEXTS.apiReference} leading={<ApiIcon />} />
        )}
      </Sections>
    </>
  );
}

interface PagesProps {
  pages: Workspace['pages'];
  isCurrent: (to: string) => boolean;
}

function Pages({ pages, isCurrent }: PagesProps) {
  return (
    <ul className={classes.links}>
      {pages.map(({ to, label, Icon, Count, Total = Count }) => (
        <NavigationLink
          key={to}
          to={to}
          name={label}
          isCurrent={isCurrent(to)}
          leading={<Icon />}
          trailing={Total && <Total />}
        />
      ))}
    </ul>
  );
}

interface SectionsProps {
  sections: NonNullable<Workspace['sections']>;
  pathname: string;
  /** The first link of each. */
  children: ReactNode;
}

function Sections({ sections, pathname, children }: SectionsProps) {
  return sections.map(({ title, pages }) => (
    <Links key={title} title={title}>
      {children}
      {pages.map(({ to, label, Icon, Total }) => (
        <NavigationLink
          key={to}
          to={to}
          name={label}
          isCurrent={isWithin(pathname, to)}
          leading={<Icon />}
          trailing={Total && <Total />}
        />
      ))}
    </Links>
  ));
}

function Links({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <div className={classes.heading}>{title}</div>
      <ul className={classes.links} aria-label={title}>
        {children}
      </ul>
    </div>
  );
}

interface NavigationLinkProps {
  to: string;
  name: string;
  leading: ReactNode;
  trailing?: ReactNode;
  isCurrent?: boolean;
  /** True if the service itself responds to the address. */
  isOutside?: boolean;
}

function NavigationLink(props: NavigationLinkProps) {
  const { to, name, leading, trailing, isCurrent, isOutside } = props;
  return (
    <li>
      <NamedOnRail name={name}>
        <Link
          to={to}
          reloadDocument={isOutside === true}
          className={classes.link}
          aria-current={isCurrent === true ? 'page' : undefined}
        >
          {leading}
          <bdi className={classes.label}>{name}</bdi>
          <Suspense>{trailing}</Suspense>
        </Link>
      </NamedOnRail>
    </li>
  );
}

const RailTooltip = lazy(async () => ({ default: (await import('./rail-tooltip')).RailTooltip }));

/** Says the name of an icon if there is only a rail of icons. Only then is the code for it loaded. */
function NamedOnRail({ name, children }: { name: string; children: ReactElement }) {
  const isRail = useMediaQuery('(width < 75em)', false, { getInitialValueInEffect: false });
  if (!isRail) return children;
  return (
    <Suspense fallback={children}>
      <RailTooltip name={name}>{children}</RailTooltip>
    </Suspense>
  );
}
