import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { ListAuditEventsResponse } from '@wordgrove/dto';
import { useNavigationType } from 'react-router';
import { listAuditEvents, type AuditFilters } from '../../api/instance';
import { useListOfPages } from '../../ui/list-of-pages';
import { useNewerEvents } from './use-newer-events';

type Pages = InfiniteData<ListAuditEventsResponse, string>;

/**
 * Reads the events, and how many came since. They wait until they are asked for, so that no row moves away from under a pointer,
 * and somebody who comes back finds the rows of before.
 */
export function useAuditLog(filters: AuditFilters) {
  const key = ['admin', 'audit-events', 'list', filters];
  const isBack = useNavigationType() === 'POP';
  const list = useListOfPages(key, (token) => listAuditEvents(filters, token), {
    staleTime: Infinity,
    refetchOnMount: isBack ? false : 'always',
  });
  const events = list.data?.pages.flatMap((page) => page.audit_events) ?? [];
  const newerCount = useNewerEvents(filters, events);
  const client = useQueryClient();
  const showNewest = async () => {
    client.setQueryData<Pages>(key, (data) => data && firstPageOf(data));
    window.scrollTo({ top: 0 });
    await list.refetch();
  };
  return {
    list,
    events,
    total: list.data?.pages[0]?.total_size ?? 0,
    newerCount: list.isSuccess && !list.isPlaceholderData ? newerCount : 0,
    showNewest,
  };
}

function firstPageOf({ pages, pageParams }: Pages): Pages {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}
