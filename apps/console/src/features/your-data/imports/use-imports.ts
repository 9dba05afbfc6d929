import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ImportDto } from '@wordgrove/dto';
import { useEffect, useRef } from 'react';
import { listImports } from '../../../api/imports';
import { reload } from '../../../ui/use-refresh';

/** The query key of the imports. */
export const IMPORTS = ['imports'];
const LOOK_AGAIN_MS = 1_000;

/** True if an import is waiting or running. */
export function isUnfinished({ status }: ImportDto): boolean {
  return status === 'QUEUED' || status === 'RUNNING';
}

/** Loads the imports, and reloads them as long as one of them is unfinished. */
export function useImports() {
  const list = useInfiniteQuery({
    queryKey: IMPORTS,
    queryFn: ({ pageParam }) => listImports(pageParam),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_page_token || null,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ imports }) => imports.some(isUnfinished)) ? LOOK_AGAIN_MS : false,
  });
  const imports = list.data?.pages.flatMap((page) => page.imports);
  useFreshHoldings(imports?.filter((item) => !isUnfinished(item)).length);
  return { list, imports: imports ?? [] };
}

/** The counts at the top of the page include the words that an import has added. */
function useFreshHoldings(finished: number | undefined): void {
  const client = useQueryClient();
  const before = useRef(finished);
  useEffect(() => {
    const isNews = before.current !== undefined && before.current !== finished;
    if (isNews) void reload(client, ['account']);
    before.current = finished;
  }, [client, finished]);
}
