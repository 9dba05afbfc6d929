import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query';

/** The times at which a list is loaded again. Without them, it is whenever somebody comes back to it. */
interface Freshness {
  staleTime: number;
  refetchOnMount: false | 'always';
}

/** A list that is loaded page by page. While other filters are loaded, the list of before stays. */
export function useListOfPages<Answer extends { next_page_token: string }>(
  queryKey: QueryKey,
  load: (pageToken: string) => Promise<Answer>,
  freshness?: Freshness,
) {
  return useInfiniteQuery({
    ...freshness,
    queryKey,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_page_token || null,
    placeholderData: (before) => before,
  });
}
