import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import type { WaitingApplicationDto } from '@wordgrove/dto';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useKept, usePlace } from '../../ui/use-place';
import { useVisitState } from '../../ui/use-visit-state';
import { TEXTS } from './texts';
import classes from './waiting-list.module.css';
import { WaitingRow } from './waiting-row';

/** The height of a row before it is measured. */
const ROW_HEIGHT = 96;

interface WaitingListProps {
  waiting: readonly WaitingApplicationDto[];
  chosenId: string | null;
  addressOf: (id: string) => string;
  /** False if the list has all that wait. */
  hasMore: boolean;
  /** Loads the next page, if there is one and it is not being loaded. */
  loadMore: () => void;
  /** True if only the application is shown. */
  isCovered: boolean;
}

/** The list of what waits, the longest first. Only the rows that can be seen are in the page. */
export function WaitingList(props: WaitingListProps) {
  const { waiting, chosenId, addressOf, hasMore, loadMore, isCovered } = props;
  const frame = useRef<HTMLDivElement>(null);
  const rows = useRows(frame, waiting, isCovered);
  const { isAwaited, isBack } = usePlace(rows, hasMore);
  usePlaceWhileCovered(frame, isCovered);
  useChosenInSight(rows, { waiting, chosenId, isCovered }, isBack);
  const shown = rows.getVirtualItems();
  const lastShown = shown.at(-1)?.index ?? 0;
  const isNearEnd = isAwaited || lastShown >= waiting.length - 1;
  useEffect(() => {
    if (isNearEnd) loadMore();
  }, [isNearEnd, waiting.length, loadMore]);
  return (
    <div ref={frame} className={classes.rows}>
      <ul style={{ height: rows.getTotalSize() }} aria-label={TEXTS.waiting}>
        {shown.map(({ key, index, start }) => {
          const application = waiting[index] as WaitingApplicationDto;
          const { id } = application;
          return (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={waiting.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <WaitingRow
                application={application}
                address={addressOf(id)}
                isChosen={id === chosenId}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type Rows = ReturnType<typeof useRows>;

/** Returns the rows to show. They have their heights at once when somebody comes back. */
function useRows(
  frame: RefObject<HTMLDivElement | null>,
  waiting: WaitingListProps['waiting'],
  isCovered: boolean,
) {
  const { value, keep } = useVisitState<VirtualItem[]>('rows', []);
  const rows = useVirtualizer<HTMLElement, Element>({
    count: waiting.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (at) => waiting[at]?.id ?? at,
    overscan: 8,
    initialMeasurementsCache: value,
    // Rows that are not shown have no height.
    useCachedMeasurements: isCovered,
  });
  useKept(() => keep(rows.takeSnapshot()));
  return rows;
}

/** A list that is not shown loses its place in some browsers. */
function usePlaceWhileCovered(frame: RefObject<HTMLElement | null>, isCovered: boolean): void {
  const y = useRef(0);
  useLayoutEffect(() => {
    if (isCovered) return undefined;
    const { current: element } = frame;
    element?.scrollTo({ top: y.current });
    return () => {
      y.current = element?.scrollTop ?? 0;
    };
  }, [frame, isCovered]);
}

/** Scrolls to what has been chosen, unless somebody has just come back to the place where it was left. */
function useChosenInSight(
  rows: Rows,
  { waiting, chosenId, isCovered }: Pick<WaitingListProps, 'waiting' | 'chosenId' | 'isCovered'>,
  isBack: boolean,
): void {
  const left = useRef(isBack ? chosenId : null);
  const chosenAt = waiting.findIndex(({ id }) => id === chosenId);
  useEffect(() => {
    if (isCovered || chosenAt < 0 || chosenId === left.current) return;
    left.current = null;
    rows.scrollToIndex(chosenAt);
    // The list scrolls to what has been chosen, and not whenever it has been measured again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [chosenAt]);
}
