import { Text, UnstyledButton } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { CallDto } from '@wordgrove/dto';
import { useEffect, useRef, type RefObject } from 'react';
import { useNow } from '../../ui/use-now';
import { usePlace } from '../../ui/use-place';
import { CallIcon } from './call-icon';
import { CallStatus } from './call-status';
import { isRefused, whyText } from './call-text';
import { otherDayText, timeText } from './call-time';
import classes from './logs.module.css';
import { ABOUT_TEXTS, TEXTS } from './texts';

const ROW = 33;
const TALL_ROW = 47;
const HEAD = 33;
/** The number of rows before the end from which older ones are loaded. */
const AHEAD = 30;

interface CallRowsProps {
  calls: readonly CallDto[];
  selected: string;
  hasMore: boolean;
  isLoadingOlder: boolean;
  loadOlder: () => void;
  onSelect: (number: string) => void;
}

/** The requests, of which only those in sight are in the page. */
export function CallRows(props: CallRowsProps) {
  const { calls, selected, hasMore, isLoadingOlder, loadOlder, onSelect } = props;
  const frame = useRef<HTMLDivElement>(null);
  const at = calls.findIndex(({ number }) => number === selected);
  const rows = useRows(calls, frame);
  const { isAwaited, isBack } = usePlace(rows, hasMore);
  useChosenInSight(rows, at, selected, isBack);
  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && !isLoadingOlder && (isAwaited || last >= calls.length - AHEAD)) loadOlder();
  });
  return (
    <div ref={frame} className={classes.scroll}>
      <div role="table" aria-label={TEXTS.table} aria-rowcount={hasMore ? -1 : calls.length + 1}>
        <Head />
        <div role="rowgroup" style={{ height: rows.getTotalSize(), position: 'relative' }}>
          {shown.map(({ index, key, start, size }) => (
            <Row
              key={key}
              call={calls[index] as CallDto}
              at={index}
              isSelected={index === at}
              position={{ height: size, transform: `translateY(${start - HEAD}px)` }}
              onSelect={onSelect}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Decides which rows are in sight. */
function useRows(calls: readonly CallDto[], frame: RefObject<HTMLDivElement | null>) {
  return useVirtualizer<HTMLElement, Element>({
    count: calls.length,
    getScrollElement: () => frame.current,
    estimateSize: (row) => heightOf(calls[row]),
    getItemKey: (row) => calls[row]?.number ?? row,
    overscan: 12,
    scrollMargin: HEAD,
    scrollPaddingStart: HEAD,
  });
}

/** Brings the chosen row in sight, unless somebody has just come back to the place where it was left. */
function useChosenInSight(
  rows: ReturnType<typeof useRows>,
  at: number,
  selected: string,
  isBack: boolean,
) {
  const left = useRef(isBack ? selected : null);
  useEffect(() => {
    if (selected === left.current) return;
    left.current = null;
    if (at >= 0) rows.scrollToIndex(at, { align: 'auto' });
    // Only if another request is chosen: the reader may have scrolled away.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [selected]);
}

function Head() {
  return (
    <div role="rowgroup" className={classes.head}>
      <div role="row" aria-rowindex={1} className={classes.row} style={{ height: HEAD }}>
        <span role="columnheader">{TEXTS.time}</span>
        <span role="columnheader">{TEXTS.request}</span>
        <span role="columnheader">{TEXTS.status}</span>
        <span role="columnheader" className={`${classes.number} ${classes.secondary}`}>
          {TEXTS.ms}
        </span>
        <span role="columnheader" className={classes.secondary}>
          {TEXTS.user}
        </span>
      </div>
    </div>
  );
}

interface RowProps {
  call: CallDto;
  at: number;
  isSelected: boolean;
  position: { height: number; transform: string };
  onSelect: (number: string) => void;
}

function Row({ call, at, isSelected, position, onSelect }: RowProps) {
  const now = useNow();
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      className={`${classes.row} ${classes.entry}`}
      style={position}
      data-selected={isSelected || undefined}
    >
      <span role="cell" className={classes.time}>
        <time dateTime={call.responded_at} title={otherDayText(call.responded_at, now)}>
          {timeText(call.responded_at)}
        </time>
      </span>
      <Request call={call} isSelected={isSelected} onSelect={onSelect} />
      <span role="cell">
        <CallStatus status={call.status} />
      </span>
      <Text span role="cell" c="dimmed" className={`${classes.number} ${classes.secondary}`}>
        {call.duration_ms}
      </Text>
      <bdi role="cell" className={`${classes.user} ${classes.secondary}`}>
        {call.user?.display_name ?? TEXTS.nobody}
      </bdi>
    </div>
  );
}

function Request({
  call,
  isSelected,
  onSelect,
}: Pick<RowProps, 'call' | 'isSelected' | 'onSelect'>) {
  const why = whyText(call);
  return (
    <span role="cell" className={classes.request}>
      <span className={classes.kind}>
        <CallIcon kind={call.kind} size={16} />
      </span>
      <UnstyledButton
        id={`call-${call.number}`}
        className={classes.path}
        data-printed
        aria-pressed={isSelected}
        onClick={() => onSelect(call.number)}
      >
        <Path call={call} />
      </UnstyledButton>
      {why !== '' && (
        <div className={classes.why} data-refused={isRefused(call) || undefined}>
          {why}
        </div>
      )}
    </span>
  );
}

function Path({ call: { method, route, kind, about } }: { call: CallDto }) {
  const prefix = /^\/api\/v\d+/.exec(route)?.[0] ?? '';
  const grant = kind === 'TOKEN' ? ABOUT_TEXTS[about ?? ''] : undefined;
  return (
    <>
      {method} <span className={classes.prefix}>{prefix}</span>
      {route.slice(prefix.length)}
      {grant && ` · ${grant}`}
    </>
  );
}

function heightOf(call: CallDto | undefined): number {
  return call !== undefined && whyText(call) !== '' ? TALL_ROW : ROW;
}
