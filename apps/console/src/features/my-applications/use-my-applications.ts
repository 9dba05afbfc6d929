import { useQuery } from '@tanstack/react-query';
import type { ListedApplicationDto } from '@wordgrove/dto';
import { useMemo } from 'react';
import { listListedApplications, type ListedFilter } from '../../api/traffic';
import { useListOfPages } from '../../ui/list-of-pages';
import { MY_APPLICATIONS } from './application-keys';

/** An application in the developer's list, and its week. */
export type ListedApplication = ListedApplicationDto;

/** Finds the developer's applications. More are read as the reader comes to the end. */
export function useMyApplications(filter: ListedFilter) {
  const list = useListOfPages([...MY_APPLICATIONS, 'listed', filter], (pageToken) =>
    listListedApplications(filter, pageToken),
  );
  const { data } = list;
  const listed = useMemo(() => data && distinct(data.pages), [data]);
  return { list, listed, counts: data?.pages[0]?.state_counts ?? null };
}

/** The calls of an application may bring it to another page while pages are read. */
function distinct(
  pages: readonly { listed_applications: readonly ListedApplication[] }[],
): ListedApplication[] {
  const all = pages.flatMap((page) => page.listed_applications);
  return [...new Map(all.map((each) => [each.application.id, each])).values()];
}

/** Reads the applications at which something may wait for the developer, the newest ones. */
export function useNeedyApplications() {
  return useQuery({
    queryKey: [...MY_APPLICATIONS, 'needs-owner'],
    queryFn: () => listListedApplications({ needs_owner: 'true' }, ''),
    select: ({ listed_applications: listed, next_page_token: next }) => ({
      applications: listed.map(({ application }) => application),
      areAll: next === '',
    }),
  });
}
