import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Reads all pages of a list, one after the other, so that it can be searched, sorted and counted. */
export function useAllPages<Answer extends { next_page_token: string }>(
  queryKey: QueryKey,
  load: (pageToken: string) => Promise<Answer>,
) {
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_page_token || null,
  });
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return list;
}
