import { useInfiniteQuery } from '@tanstack/react-query';
import type { CallDto } from '@wordgrove/dto';
import { useEffect, useRef, useState } from 'react';
import { listCalls } from '../../api/traffic';

const PAGE_SIZE = '100';
const LIVE_MS = 2_000;
const PAUSED_MS = 10_000;
/** The number of newer requests that wait at most. A list of more begins again. */
const MAX_NEWER = 1_000;

export interface Log {
  /** The newest first. */
  calls: CallDto[];
  /** The number of newer requests that wait to be shown. */
  newerCount: number;
  isPending: boolean;
  error: Error | null;
  /** The time of what is shown, in milliseconds, or 0. */
  dataUpdatedAt: number;
  /** True if the newest requests could not be read. */
  isTailBroken: boolean;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  loadOlder: () => void;
  showNewer: () => void;
  refetch: () => void;
}

/** Reads the log page by page, and follows what comes. New requests wait until they are asked for, unless it is live. */
export function useLog(id: string, parameters: Record<string, string>, isLive: boolean): Log {
  const key = ['calls', id, parameters];
  const list = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) =>
      listCalls(id, { ...parameters, page_size: PAGE_SIZE, page_token: pageParam }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_page_token || null,
    staleTime: Infinity,
    gcTime: 0,
  });
  const begin = list.data?.pages[0]?.newest_token;
  const tail = useTail(id, parameters, begin, isLive);
  const older = list.data?.pages.flatMap(({ calls }) => calls) ?? [];
  return {
    calls: distinct([...tail.shown, ...older]),
    newerCount: tail.waiting.length,
    isPending: list.isPending,
    error: list.error,
    dataUpdatedAt: list.dataUpdatedAt,
    isTailBroken: tail.isBroken,
    hasOlder: list.hasNextPage,
    isLoadingOlder: list.isFetchingNextPage,
    loadOlder: () => void list.fetchNextPage(),
    showNewer: tail.show,
    refetch: () => void list.refetch(),
  };
}

interface Tail {
  shown: CallDto[];
  waiting: CallDto[];
  isBroken: boolean;
  show: () => void;
}

interface Newer {
  /** The position that they are newer than. */
  begin: string | undefined;
  shown: CallDto[];
  waiting: CallDto[];
}

function useTail(
  id: string,
  parameters: Record<string, string>,
  begin: string | undefined,
  isLive: boolean,
): Tail {
  const [newer, setNewer] = useState<Newer>({ begin, shown: [], waiting: [] });
  const [isBroken, setBroken] = useState(false);
  const cursor = useRef({ begin: '', token: '' });
  const filter = JSON.stringify(parameters);
  useEffect(() => {
    if (begin === undefined) return undefined;
    if (cursor.current.begin !== begin) cursor.current = { begin, token: begin };
    const position = cursor.current;
    const asked = { ...(JSON.parse(filter) as Record<string, string>), page_size: PAGE_SIZE };
    const look = async () => {
      const page = await listCalls(id, { ...asked, newer_than: position.token });
      return () => {
        position.token = page.newest_token;
        setNewer((present) => added(present, begin, page.calls, isLive));
      };
    };
    return repeat(look, setBroken, isLive ? LIVE_MS : PAUSED_MS);
  }, [id, filter, begin, isLive]);
  const { shown, waiting } = newer.begin === begin ? newer : NOTHING_NEWER;
  const show = () => setNewer((present) => added(present, begin, [], true));
  return { shown, waiting, isBroken, show };
}

const NOTHING_NEWER = { shown: [] as CallDto[], waiting: [] as CallDto[] };

/**
 * Looks again and again while the page is visible, and does what a look returns unless it has been stopped meanwhile. Returns how
 * to stop it.
 */
function repeat(
  look: () => Promise<() => void>,
  setBroken: (isBroken: boolean) => void,
  everyMs: number,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const turn = async () => {
    try {
      const apply = document.visibilityState === 'visible' ? await look() : undefined;
      if (isOver) return;
      apply?.();
      setBroken(false);
    } catch {
      if (!isOver) setBroken(true);
    }
    if (!isOver) timer = setTimeout(() => void turn(), everyMs);
  };
  timer = setTimeout(() => void turn(), LIVE_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

function added(
  present: Newer,
  begin: string | undefined,
  calls: CallDto[],
  isLive: boolean,
): Newer {
  const { shown, waiting } = present.begin === begin ? present : NOTHING_NEWER;
  const all = [...calls, ...waiting].slice(0, MAX_NEWER);
  return isLive
    ? { begin, shown: [...all, ...shown], waiting: [] }
    : { begin, shown, waiting: all };
}

/** The first page and the tail can both have a request that came in between. */
function distinct(calls: readonly CallDto[]): CallDto[] {
  return [...new Map(calls.map((call) => [call.number, call])).values()];
}
