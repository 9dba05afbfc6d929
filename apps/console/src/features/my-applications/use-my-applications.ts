import { useInfiniteQuery } from '@tanstack/react-query';
import { LIMITS } from '@wordgrove/contracts';
import type { ApplicationDto } from '@wordgrove/dto';
import { useEffect, useMemo } from 'react';
import { listApplications } from '../../api/applications';
import { MY_APPLICATIONS } from './application-keys';

/** Reads all applications of the developer, page after page, so that they can be searched and counted. */
export function useMyApplications() {
  const list = useInfiniteQuery({
    queryKey: [...MY_APPLICATIONS, 'all'],
    queryFn: ({ pageParam }) => listApplications(pageParam, LIMITS.pageSizeMax),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_page_token || null,
  });
  const { hasNextPage, isFetching, isError, fetchNextPage, data } = list;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const applications = useMemo<ApplicationDto[] | undefined>(
    () => data?.pages.flatMap((page) => page.applications),
    [data],
  );
  return { list, applications };
}
