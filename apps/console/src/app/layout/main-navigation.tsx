import type { ComponentType } from 'react';
import { NavLink } from 'react-router';
import { useUser } from '../../session/use-session';
import { BoxIcon, CodeIcon, LinkIcon, ListIcon, ShieldIcon, type IconProps } from '../../ui/icons';
import classes from './workspace-layout.module.css';

interface Destination {
  to: string;
  label: string;
  Icon: ComponentType<IconProps>;
}

const DESTINATIONS: Destination[] = [
  { to: '/connected-applications', label: 'Connected applications', Icon: LinkIcon },
  { to: '/my-applications', label: 'My applications', Icon: CodeIcon },
  { to: '/your-data', label: 'Your data', Icon: BoxIcon },
];

const ADMIN_DESTINATIONS: Destination[] = [
  { to: '/admin/applications', label: 'Review queue', Icon: ShieldIcon },
  { to: '/admin/audit-log', label: 'Audit log', Icon: ListIcon },
];

export function MainNavigation() {
  const { role } = useUser();
  const destinations = role === 'ADMIN' ? [...DESTINATIONS, ...ADMIN_DESTINATIONS] : DESTINATIONS;
  return (
    <nav aria-label="Main">
      <ul className={classes.links}>
        {destinations.map(({ to, label, Icon }) => (
          <li key={to}>
            <NavLink to={to} className={classes.link}>
              <Icon />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
