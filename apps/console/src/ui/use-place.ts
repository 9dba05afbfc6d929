import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { onLeaving, useVisitState } from './use-visit-state';

/** Where somebody was in a list. */
interface Place {
  /** The pixels by which the list was scrolled. */
  y: number;
  /** The index of the last row that was drawn. */
  last: number;
  /** The key of the first row in sight, and where it began. Rows that are new since then move it. */
  first: { key: string; start: number } | null;
}

const BEGIN: Place = { y: 0, last: 0, first: null };

/** The number of new rows above a row among which it is still looked for. */
const MAX_NEW = 200;

/** The rows of a list that fills the page, or has a frame of its own. */
type Rows = Virtualizer<Window, Element> | Virtualizer<HTMLElement, Element>;

/**
 * Brings somebody who comes back, or who has loaded the page again, to the place in a list that was left.
 * @param hasMore false if the list has all rows that there are
 * @returns isAwaited: true as long as more rows are needed for that; isBack: true if there is such a place
 */
export function usePlace(rows: Rows, hasMore: boolean) {
  const { value, keep } = useVisitState<Place>('place', BEGIN);
  const isAwaited = useScrollBack(rows, value, hasMore);
  const shown = rows.getVirtualItems();
  useKept(() => {
    // What the rows know of it may be older: browsers tell of scrolling when they draw next.
    const y = yOf(rows.options.getScrollElement());
    keep({ y, last: shown.at(-1)?.index ?? 0, first: firstIn(shown, y) });
  });
  return { isAwaited, isBack: value.y > 0 };
}

function firstIn(shown: readonly VirtualItem[], y: number): Place['first'] {
  const first = shown.find(({ end }) => end > y);
  return first ? { key: String(first.key), start: first.start } : null;
}

/** Keeps states when the page or its part is left, and is still drawn. */
export function useKept(keep: () => void): void {
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useLayoutEffect(() => {
    const run = () => latest.current();
    const end = onLeaving(run);
    return () => {
      end();
      run();
    };
  }, []);
}

/** Scrolls to a place once it is there, unless the reader has scrolled meanwhile. Returns whether it is still awaited. */
function useScrollBack(rows: Rows, place: Place, hasMore: boolean): boolean {
  const [begin] = useState(() => yOf(rows.options.getScrollElement()));
  const [isAwaited, setAwaited] = useState(true);
  if (isAwaited && (!hasMore || isLoaded(place, rows))) setAwaited(false);
  const scroll = useEffectEvent(() => {
    const { scrollElement: scroller } = rows;
    if (place.y === 0 || yOf(scroller) !== begin) return;
    scroller?.scrollTo({ top: place.y + movedBy(place, rows) });
  });
  useEffect(() => {
    if (!isAwaited) scroll();
  }, [isAwaited]);
  return isAwaited;
}

/** A row that was in sight may be gone, so that it is looked for among a few more only. */
function isLoaded({ first, last }: Place, rows: Rows): boolean {
  const { count } = rows.options;
  return (
    count > last + MAX_NEW || (count > last && (first === null || indexOf(first.key, rows) >= 0))
  );
}

/** Returns how far the first row that was in sight has moved. 0 if it is gone. */
function movedBy({ first }: Place, rows: Rows): number {
  const now = first && rows.measurementsCache[indexOf(first.key, rows)];
  return now ? now.start - first.start : 0;
}

function indexOf(wanted: string, { options: { count, getItemKey } }: Rows): number {
  for (let at = 0; at < count; at += 1) if (String(getItemKey(at)) === wanted) return at;
  return -1;
}

/** A frame that is not there yet has not been scrolled. */
function yOf(scroller: Window | HTMLElement | null): number {
  if (scroller === null) return 0;
  return 'scrollY' in scroller ? scroller.scrollY : scroller.scrollTop;
}
