import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query';

/** A list that is loaded page by page. While other filters are loaded, the list of before stays. */
export function useListOfPages<Answer extends { next_page_token: string }>(
  queryKey: QueryKey,
  load: (pageToken: string) => Promise<Answer>,
) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_page_token || null,
    placeholderData: (before) => before,
  });
}
