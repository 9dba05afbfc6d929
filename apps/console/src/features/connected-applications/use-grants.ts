import type { GrantWritesDto } from '@wordgrove/dto';
import { useEffect, useMemo } from 'react';
import { listGrants, listGrantWrites } from '../../api/grants';
import { useListOfPages } from '../../ui/list-of-pages';
import { useFilters } from '../../ui/use-filters';
import { GRANTS } from './grants-key';

/** The writes of applications, by the id of the grant. Those that are still being loaded are missing. */
export type Writes = ReadonlyMap<string, GrantWritesDto>;

/** Reads what the user has granted, or what is found of it. The search is in the address. */
export function useGrants() {
  const { values, set } = useFilters(['q'] as const);
  const list = useListOfPages([...GRANTS, values], (token) => listGrants(values, token));
  const grants = list.data?.pages.flatMap((page) => page.grants) ?? [];
  const writes = useWrites(values, list.data?.pages.length ?? 0);
  return { list, grants, writes, q: values.q, search: (q: string) => set({ q }) };
}

/** Reads what was written under the grants on some pages. */
function useWrites(filters: Record<'q', string>, pageCount: number): Writes {
  const { data, hasNextPage, isFetching, fetchNextPage } = useListOfPages(
    [...GRANTS, 'writes', filters],
    (token) => listGrantWrites(filters, token),
  );
  const isBehind =
    hasNextPage && !isFetching && data !== undefined && data.pages.length < pageCount;
  useEffect(() => {
    if (isBehind) void fetchNextPage();
  }, [isBehind, fetchNextPage]);
  return useMemo(() => {
    const all = data?.pages.flatMap((page) => page.grant_writes) ?? [];
    return new Map(all.map((writes) => [writes.grant_id, writes]));
  }, [data]);
}
