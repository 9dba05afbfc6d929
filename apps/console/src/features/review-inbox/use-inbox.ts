import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { WaitingApplicationDto } from '@wordgrove/dto';
import { ApiFailure } from '../../api/api-failure';
import { getWaiting, listWaiting } from '../../api/review-queue';
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

/** An application that waits but is not in the part of the queue that is shown. */
export interface Elsewhere {
  application: WaitingApplicationDto | undefined;
  /** True if nobody knows yet whether it waits. */
  isPending: boolean;
  /** The query, if it failed. */
  failed: { error: Error; refetch: () => unknown } | null;
}

/** @param id the application, or null if the part that is shown has it */
export function useElsewhere(id: string | null): Elsewhere {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...INBOX, 'one', id],
    queryFn: () => getWaiting(id ?? ''),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.status === 'success' ? REFRESH_MS : false),
  });
  const isGone = error instanceof ApiFailure && error.status === 404;
  const application = id === null || isGone ? undefined : data;
  const isUnknown = application === undefined && !isGone;
  return {
    application,
    isPending: isUnknown && isFetching,
    failed: isUnknown && error !== null && !isFetching ? { error, refetch } : null,
  };
}
