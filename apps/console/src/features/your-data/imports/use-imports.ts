import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ImportDto } from '@wordgrove/dto';
import { useEffect, useRef } from 'react';
import { listImports } from '../../../api/imports';

/** The query key of the imports. */
export const IMPORTS = ['imports'];
const LOOK_AGAIN_MS = 1_000;

/** True for an import that waits or runs. */
export function isUnfinished({ status }: ImportDto): boolean {
  return status === 'QUEUED' || status === 'RUNNING';
}

/** The imports, looked at again and again while one of them is not finished. */
export function useImports() {
  const list = useInfiniteQuery({
    queryKey: IMPORTS,
    queryFn: ({ pageParam }) => listImports(pageParam),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_page_token || null,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ imports }) => imports.some(isUnfinished)) ? LOOK_AGAIN_MS : false,
  });
  const imports = list.data?.pages.flatMap((page) => page.imports) ?? [];
  useFreshHoldings(imports.filter(isUnfinished).length);
  return { list, imports };
}

/** What an import has added is counted at the top of the page. */
function useFreshHoldings(unfinished: number): void {
  const client = useQueryClient();
  const before = useRef(unfinished);
  useEffect(() => {
    if (unfinished < before.current) void client.invalidateQueries({ queryKey: ['account'] });
    before.current = unfinished;
  }, [client, unfinished]);
}
