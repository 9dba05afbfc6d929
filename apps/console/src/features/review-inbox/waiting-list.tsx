import { useVirtualizer } from '@tanstack/react-virtual';
import type { WaitingApplicationDto } from '@wordgrove/dto';
import { useEffect, useRef, type RefObject } from 'react';
import classes from './waiting-list.module.css';
import { WaitingRow } from './waiting-row';

/** The height of a row before it is measured. */
const ROW_HEIGHT = 96;

interface WaitingListProps {
  waiting: readonly WaitingApplicationDto[];
  chosenId: string | null;
  addressOf: (id: string) => string;
  /** Loads the next page, if there is one. */
  loadMore: () => void;
}

/** The list of what waits, the longest first. Only the rows that can be seen are in the page. */
export function WaitingList({ waiting, chosenId, addressOf, loadMore }: WaitingListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const rows = useRows(frame, waiting, chosenId);
  const shown = rows.getVirtualItems();
  const lastShown = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (lastShown >= waiting.length - 1) loadMore();
  }, [lastShown, waiting.length, loadMore]);
  return (
    <div ref={frame} className={classes.rows}>
      <ul style={{ height: rows.getTotalSize() }} aria-label="Waiting applications">
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

/** Returns the rows to show, and scrolls to the one that has been chosen. */
function useRows(
  frame: RefObject<HTMLDivElement | null>,
  waiting: WaitingListProps['waiting'],
  chosenId: string | null,
) {
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoized by a compiler
  const rows = useVirtualizer({
    count: waiting.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (at) => waiting[at]?.id ?? at,
    overscan: 8,
  });
  const chosenAt = waiting.findIndex(({ id }) => id === chosenId);
  useEffect(() => {
    if (chosenAt >= 0) rows.scrollToIndex(chosenAt);
    // The list scrolls to what has been chosen, and not whenever it has been measured again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [chosenAt]);
  return rows;
}
