import { useInfiniteQuery } from '@tanstack/react-query';
import { listWaiting } from '../../api/review-queue';
import { INBOX } from './inbox-key';
import type { KindFilter } from './kind-menu';

/** The time between two looks at what other admins and owners have done. */
const REFRESH_MS = 10_000;
/** The same while a decision is held. */
const HELD_REFRESH_MS = 2_000;

/** The part of the queue that is shown. Empty texts stand for all of it. */
export interface InboxFilter {
  q: string;
  kind: KindFilter;
}

/** Reads what waits, and goes on reading it. */
export function useInbox(filter: InboxFilter) {
  const list = useInfiniteQuery({
    queryKey: [...INBOX, filter],
    queryFn: ({ pageParam }) => listWaiting(filter, pageParam),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_page_token || null,
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.held_applications.length ? HELD_REFRESH_MS : REFRESH_MS,
  });
  return {
    list,
    waiting: list.data?.pages.flatMap((page) => page.applications) ?? [],
    held: list.data?.pages[0]?.held_applications ?? [],
    count: list.data?.pages[0]?.waiting_count ?? 0,
  };
}
