import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getOverview } from '../../api/instance';
import { readCriteria } from '../../api/review-criteria';
import { OVERVIEW } from '../../features/overview/overview-key';
import { CRITERIA } from '../../features/review-criteria/criteria-key';
import { countText } from '../../ui/formats';
import classes from './shell.module.css';
import { useOwnApplications } from './use-own-applications';

const FRESH_MS = 5 * 60_000;

/** The number of the developer's applications, or of those that the navigation has read. */
export function OwnApplicationsTotal() {
  const { data } = useOwnApplications(true);
  if (data === undefined) return null;
  const { applications, next_page_token: more } = data;
  return <Total>{`${applications.length}${more === '' ? '' : '+'}`}</Total>;
}

/** The number of applications of the instance. */
export function ApplicationsTotal() {
  const overview = useOverview();
  const count = overview?.applications.reduce((sum, each) => sum + each.count, 0);
  return <Total>{count !== undefined && countText(count)}</Total>;
}

/** The number of accounts, roughly if there are many. */
export function UsersTotal() {
  const users = useOverview()?.users;
  const mark = users?.is_exact === false ? '≈ ' : '';
  return <Total>{users && mark + countText(users.count)}</Total>;
}

/** The version of the criteria by which admins decide at present. */
export function CriteriaTotal() {
  const { data } = useQuery({
    queryKey: [...CRITERIA, 0],
    queryFn: () => readCriteria(),
    staleTime: FRESH_MS,
  });
  return <Total>{data && `v${data.version}`}</Total>;
}

// The page itself says it, and more exactly.
function Total({ children }: { children: ReactNode }) {
  return (
    <span className={classes.total} aria-hidden>
      {children}
    </span>
  );
}

function useOverview() {
  return useQuery({ queryKey: OVERVIEW, queryFn: getOverview, staleTime: FRESH_MS }).data;
}
