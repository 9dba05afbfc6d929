import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { useKept, usePlace } from './use-place';
import { useVisitState } from './use-visit-state';
import classes from './virtual-rows.module.css';

/** The number of rows before the end at which more are loaded. */
const AHEAD = 20;

interface VirtualRowsProps {
  count: number;
  /** The height of a row in pixels that has not been shown yet. */
  estimate: number;
  keyOf: (at: number) => string;
  row: (at: number) => ReactNode;
  /** The result of useInfiniteQuery, which has more pages. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** The rows of a long list, of which only those in sight are in the page. More are loaded when the end comes near. */
export function VirtualRows({ count, estimate, keyOf, row, list }: VirtualRowsProps) {
  const { ref, top } = useTop();
  const rows = useRememberedRows({
    count,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    overscan: 10,
    scrollMargin: top,
  });
  const { isAwaited: isComingBack } = usePlace(rows, list.hasNextPage);
  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const isNearEnd = hasNextPage && !isFetchingNextPage && (isComingBack || last >= count - AHEAD);
  useEffect(() => {
    if (isNearEnd) void fetchNextPage();
  }, [isNearEnd, fetchNextPage]);
  return (
    <div
      ref={ref}
      role="presentation"
      className={classes.rows}
      style={{ height: rows.getTotalSize() }}
    >
      {shown.map(({ key, index, start }) => (
        <div
          key={key}
          ref={rows.measureElement}
          data-index={index}
          role="presentation"
          className={classes.place}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          <RowAt at={index} row={row} />
        </div>
      ))}
    </div>
  );
}

/** Rows that have their heights at once when somebody comes back, so that the browser finds the place again. */
function useRememberedRows(options: Parameters<typeof useWindowVirtualizer>[0]) {
  const { value, keep } = useVisitState<VirtualItem[]>('rows', []);
  const rows = useWindowVirtualizer({ ...options, initialMeasurementsCache: value });
  useKept(() => keep(rows.takeSnapshot()));
  return rows;
}

/** A row that is drawn once while the list scrolls past it, and again if the list is. */
const RowAt = memo(function RowAt({ at, row }: { at: number; row: (at: number) => ReactNode }) {
  return row(at);
});

/** Returns how far an element is below the top of the page. What is above it may change its height. */
function useTop() {
  const ref = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const rect = ref.current?.getBoundingClientRect();
      if (rect) setTop(Math.round(rect.top + window.scrollY));
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { ref, top };
}
